import { tryStorage } from '../../ui/browser-storage.ts'

const BRIEFING = /^\/dashboard\/briefing\/?$/
const WANTED = 'briefing:wanted'

export type Wanted = 'listen' | 'call'

/** Returns true if the document was loaded as the briefing: only its policy allows the microphone and the agent. */
function isOwnDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry === undefined || BRIEFING.test(new URL(entry.name).pathname)
}

/** Returns true if the feature can start at once. Otherwise reloads the page, which starts it then. */
export function ensureFullPageLoad(wanted: Wanted): boolean {
  if (isOwnDocument()) return true
  tryStorage(() => sessionStorage.setItem(WANTED, wanted))
  location.reload()
  return false
}

/** Returns true once if the page was reloaded for this feature. */
export function resumeAfterReload(wanted: Wanted): boolean {
  if (tryStorage(() => sessionStorage.getItem(WANTED)) !== wanted) return false
  tryStorage(() => sessionStorage.removeItem(WANTED))
  return true
}
