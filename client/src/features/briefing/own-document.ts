import { quietly } from '../../ui/draft.ts'

const BRIEFING = /^\/dashboard\/briefing\/?$/
const WANTED = 'briefing:wanted'

export type Wanted = 'listen' | 'call'

/** Whether this document was loaded as the briefing: only then does its policy allow the microphone and the agent. */
function isOwnDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry === undefined || BRIEFING.test(new URL(entry.name).pathname)
}

/** @returns whether it may begin at once; else the page is loaded anew, and begins then. */
export function requestOwnDocument(wanted: Wanted): boolean {
  if (isOwnDocument()) return true
  quietly(() => sessionStorage.setItem(WANTED, wanted))
  location.reload()
  return false
}

/** Whether the page was loaded anew for this; asked once. */
export function resumeAfterReload(wanted: Wanted): boolean {
  if (quietly(() => sessionStorage.getItem(WANTED)) !== wanted) return false
  quietly(() => sessionStorage.removeItem(WANTED))
  return true
}
