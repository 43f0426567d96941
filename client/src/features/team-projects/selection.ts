import { useState } from 'react'

/** Returns a set with an item added, or taken away if it was there. */
export function toggled(chosen: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(chosen)
  if (!next.delete(id)) next.add(id)
  return next
}

type Item = { id: string }

/** Selection among the shown items; an item that is no longer shown counts as not selected. */
export function useSelection<Shown extends Item>(items: readonly Shown[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const shown = items.filter(({ id }) => chosen.has(id))
  return {
    items: shown,
    has: (id: string) => chosen.has(id),
    isAll: items.length > 0 && shown.length === items.length,
    toggle: (id: string) => setChosen(before => toggled(before, id)),
    toggleAll: () => setChosen(new Set(shown.length === items.length ? [] : items.map(({ id }) => id))),
    clear: () => setChosen(new Set()),
  }
}

export type Selection<Shown extends Item> = ReturnType<typeof useSelection<Shown>>
