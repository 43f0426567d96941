import { tryStorage } from '../../ui/browser-storage.ts'

const DAY_MS = 86_400_000

const storageKey = (userId: string) => `tour:${userId}`

/** Returns true for an account younger than a day that has not seen the tour in this browser. */
export function needsTour(user: { id: string; createdAt: string }, now: Date): boolean {
  if (now.getTime() - Date.parse(user.createdAt) >= DAY_MS) return false
  // Without storage the tour would start on every page.
  return tryStorage(() => localStorage.getItem(storageKey(user.id)) === null) ?? false
}

/** Stores that the tour was finished or skipped. Does nothing without storage. */
export function rememberTour(userId: string): void {
  tryStorage(() => localStorage.setItem(storageKey(userId), 'done'))
}
