/** Reads or writes a storage of the browser, which can be closed to us (private windows, full quota). */
export function tryStorage<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

const PREFIX = 'draft:'
/** Owner of drafts that are typed while signed out. */
const NOBODY = ''

export type Draft = Record<string, unknown>

let owner = NOBODY
const followers = new Set<() => void>()

const keyOf = (name: string) => `${PREFIX}${owner}:${name}`

/**
 * Text typed into a form, kept in the tab's session storage until it is sent, under the id of the user who typed it.
 * Without storage a form works all the same.
 */
export const drafts = {
  read: (name: string): Draft =>
    tryStorage(() => JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}') as Draft) ?? {},
  save: (name: string, values: Draft) =>
    tryStorage(() => sessionStorage.setItem(keyOf(name), JSON.stringify(values))),
  drop: (name: string) => tryStorage(() => sessionStorage.removeItem(keyOf(name))),
  /**
   * Sets whose drafts are read and kept from now on, and deletes those of other users. Drafts of a visitor become the
   * user's at sign-in; a sign-out deletes all.
   */
  belongTo(userId: string | null) {
    tryStorage(() => {
      const next = userId ?? NOBODY
      const ours = Object.keys(sessionStorage).filter(key => key.startsWith(PREFIX))
      for (const key of ours) {
        const [, of = '', ...name] = key.split(':')
        if (of === next) continue
        const text = sessionStorage.getItem(key)
        sessionStorage.removeItem(key)
        if (of === NOBODY && text !== null) sessionStorage.setItem(`${PREFIX}${next}:${name.join(':')}`, text)
      }
    })
    if (owner === (userId ?? NOBODY)) return
    owner = userId ?? NOBODY
    for (const follower of followers) follower()
  },
  /** Subscribes to changes of the owner. @returns the unsubscribe function. */
  onOwner(follower: () => void): () => void {
    followers.add(follower)
    return () => void followers.delete(follower)
  },
}
