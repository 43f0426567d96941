import type { SpotlightStore } from '@mantine/spotlight'
import { useEffect, useRef } from 'react'
import { FOUND_LIST } from './result-list.tsx'
import type { Search } from './use-search.ts'

const optionsIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-action]') ?? []),
]

/**
 * Spotlight walks through what is on the screen, and marks the chosen one there. When something else has been found,
 * the first is the chosen one again; Enter that came before it was found opens it then.
 * @returns what Enter has to run.
 */
export function useFirstChosen(store: SpotlightStore, { options, isPending, text }: Search): () => void {
  const isWanted = useRef(false)
  const ids = options.map(option => option.id).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marks are put where the options have changed
  useEffect(() => {
    const [first, ...rest] = optionsIn(document.getElementById(FOUND_LIST))
    for (const option of rest) option.removeAttribute('data-selected')
    first?.setAttribute('data-selected', 'true')
    first?.scrollIntoView({ block: 'nearest' })
    store.setState({ ...store.getState(), listId: FOUND_LIST, selected: first ? 0 : -1 })
  }, [ids, text, store])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are another wish
  useEffect(() => {
    isWanted.current = false
  }, [text])
  useEffect(() => {
    if (isPending || !isWanted.current) return
    isWanted.current = false
    optionsIn(document.getElementById(FOUND_LIST))[0]?.click()
  }, [isPending])
  return () => {
    isWanted.current = isPending
  }
}
