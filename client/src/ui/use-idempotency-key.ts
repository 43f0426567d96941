import { useRef } from 'react'
import { drafts } from './browser-storage.ts'

/** Returns the name under which the idempotency key of a draft is stored. */
export const requestOf = (draft: string) => `${draft}:request`

/**
 * Returns a function that gives the idempotency key of an input; a changed input gets a new key. With the name of a
 * draft the key survives a reload, as the draft does.
 */
export function useIdempotencyKey(draft?: string) {
  const last = useRef({ content: '', id: '' })
  return (input: unknown): string => {
    const content = JSON.stringify(input)
    if (content === last.current.content) return last.current.id
    const stored = draft ? drafts.read(requestOf(draft)) : {}
    last.current = { content, id: stored.content === content ? String(stored.id) : crypto.randomUUID() }
    if (draft) drafts.save(requestOf(draft), last.current)
    return last.current.id
  }
}
