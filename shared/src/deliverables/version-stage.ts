import type { VersionState } from './version-state.ts'

/** How long after it was sent a version can be recalled (docs/decisions/version-stages.md). */
export const RECALL_MINUTES = 10

const RECALL_MS = RECALL_MINUTES * 60_000

export interface Sender {
  readonly isManager: boolean
  /** Whether it was this member who sent the version last. */
  readonly isSender: boolean
}

/** Whether a member sends on what was saved for the team, or recalls it: a manager, and who had sent it. */
export const maySend = ({ isManager, isSender }: Sender): boolean => isManager || isSender

/** How much of the time for recalling is left, in milliseconds; 0 once it is over. */
export const recallMsLeft = (sentAt: Date | null, now: Date): number =>
  sentAt === null ? 0 : Math.max(0, sentAt.getTime() + RECALL_MS - now.getTime())

export type SendRefusal = 'NOT_A_MANAGER' | 'VERSION_SENT'

/** Why a version cannot be sent to the client, or null. */
export function sendRefusalOf(state: VersionState, sender: Sender): SendRefusal | null {
  if (state !== 'saved') return 'VERSION_SENT'
  return maySend(sender) ? null : 'NOT_A_MANAGER'
}

export type RecallRefusal = 'NOT_A_MANAGER' | 'VERSION_RECALLED' | 'VERSION_DECIDED' | 'RECALL_OVER'

/** Why a version cannot be recalled, or null: only until its time is over, and until the client has decided on it. */
export function recallRefusalOf(state: VersionState, sender: Sender, msLeft: number): RecallRefusal | null {
  if (!maySend(sender)) return 'NOT_A_MANAGER'
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
): SendRefusal | null {
  if (state !== 'saved' || recalledAt !== null) return 'VERSION_SENT'
  return isManager || isAuthor ? null : 'NOT_A_MANAGER'
}

/** Whether the file of a version can still be replaced: until the client has decided, or a newer one has come. */
export const canReplaceFile = (state: VersionState): boolean => state === 'saved' || state === 'waiting'
