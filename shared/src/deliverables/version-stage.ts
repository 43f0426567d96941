import type { VersionState } from './version-state.ts'

/** How long after it was sent a version can be recalled (docs/decisions/version-stages.md). */
export const RECALL_MINUTES = 10

const RECALL_MS = RECALL_MINUTES * 60_000

/** How much of the time for recalling is left, in milliseconds; 0 once it is over. */
export const recallMsLeft = (sentAt: Date | null, now: Date): number =>
  sentAt === null ? 0 : Math.max(0, sentAt.getTime() + RECALL_MS - now.getTime())

export type RecallRefusal = 'VERSION_RECALLED' | 'VERSION_DECIDED' | 'RECALL_OVER'

/** Why a version cannot be recalled, or null: only until its time is over, and until the client has decided on it. */
export function recallRefusalOf(state: VersionState, msLeft: number): RecallRefusal | null {
  if (state === 'saved') return 'VERSION_RECALLED'
  if (state !== 'waiting') return 'VERSION_DECIDED'
  return msLeft > 0 ? null : 'RECALL_OVER'
}

/**
 * Why a version cannot be thrown away, or null: only what no client has ever seen, by a manager or whoever saved it.
 */
export function discardRefusalOf(
  { state, recalledAt }: { state: VersionState; recalledAt: Date | null },
  { isManager, isAuthor }: { isManager: boolean; isAuthor: boolean },
): 'NOT_A_MANAGER' | 'VERSION_SENT' | null {
  if (state !== 'saved' || recalledAt !== null) return 'VERSION_SENT'
  return isManager || isAuthor ? null : 'NOT_A_MANAGER'
}

/**
 * Returns why the file of a version cannot be replaced, or null. Only until the client has decided or a newer version was
 * sent; what the client already sees, only a manager replaces.
 */
export function replaceRefusalOf(
  state: VersionState,
  isManager: boolean,
): 'VERSION_DECIDED' | 'NOT_A_MANAGER' | null {
  if (state !== 'saved' && state !== 'waiting') return 'VERSION_DECIDED'
  return state === 'saved' || isManager ? null : 'NOT_A_MANAGER'
}
