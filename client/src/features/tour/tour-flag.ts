import { quietly } from '../../ui/draft.ts'

const HOUR = 3_600_000
const NEW_FOR = 24 * HOUR

const nameOf = (userId: string) => `tour:${userId}`

/** Whether somebody is new here and has not been shown around in this browser. */
export function needsTour(user: { id: string; createdAt: string }, now: Date): boolean {
  if (now.getTime() - Date.parse(user.createdAt) >= NEW_FOR) return false
  // Where nothing can be remembered it would come back on every page.
  return quietly(() => localStorage.getItem(nameOf(user.id)) === null) ?? false
}

/** Finished or skipped: it does not come back. */
export function rememberTour(userId: string): void {
  // A storage that closed meanwhile forgets; the tour is over for this page all the same.
  quietly(() => localStorage.setItem(nameOf(userId), 'done'))
}
