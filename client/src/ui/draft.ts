const PREFIX = 'draft:'

export type Draft = Record<string, unknown>

// Session storage can be closed to us (private windows, full quota): a form must work without it.
function quietly<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

/** Text typed into a form, kept until it is sent: it outlives closing and reloading in this tab. */
export const drafts = {
  read: (name: string): Draft =>
    quietly(() => JSON.parse(sessionStorage.getItem(PREFIX + name) ?? '{}') as Draft) ?? {},
  keep: (name: string, values: Draft) =>
    quietly(() => sessionStorage.setItem(PREFIX + name, JSON.stringify(values))),
  drop: (name: string) => quietly(() => sessionStorage.removeItem(PREFIX + name)),
  dropAll: () =>
    quietly(() => {
      const ours = Object.keys(sessionStorage).filter(key => key.startsWith(PREFIX))
      for (const key of ours) sessionStorage.removeItem(key)
    }),
}
