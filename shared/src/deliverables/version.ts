/** Review state of a version; the client does not see `saved` ones. */
export const versionStates = ['saved', 'waiting', 'changes-requested', 'approved', 'superseded'] as const

export type VersionState = (typeof versionStates)[number]

interface VersionFacts {
  /** Of those that were sent to the client. */
  readonly isNewest: boolean
  readonly changesRequestedAt: Date | string | null
  readonly approvedAt: Date | string | null
}

/** Returns the state of a version: approved ones stay so; otherwise only the newest is under review. */
export function versionStateOf({
  isNewest,
  changesRequestedAt,
  approvedAt,
}: VersionFacts): Exclude<VersionState, 'saved'> {
  if (approvedAt) return 'approved'
  if (!isNewest) return 'superseded'
  return changesRequestedAt ? 'changes-requested' : 'waiting'
}

/**
 * Returns true if the client can still decide on a version: on the newest one, also after changes were requested on it.
 */
export const isUnderReview = (state: VersionState): boolean =>
  state === 'waiting' || state === 'changes-requested'

/** Time after sending in which a version can be recalled (docs/decisions/version-stages.md). */
export const RECALL_MINUTES = 10

const RECALL_MS = RECALL_MINUTES * 60_000

/** Returns the time left for recalling, in milliseconds; 0 once it is over. */
export const recallMsLeft = (sentAt: Date | null, now: Date): number =>
  sentAt === null ? 0 : Math.max(0, sentAt.getTime() + RECALL_MS - now.getTime())

type RecallRefusal = 'VERSION_RECALLED' | 'VERSION_DECIDED' | 'RECALL_OVER'

/** Returns why a version cannot be recalled, or null while its time runs and the client has not decided on it. */
export function recallRefusalOf(state: VersionState, msLeft: number): RecallRefusal | null {
  if (state === 'saved') return 'VERSION_RECALLED'
  if (state !== 'waiting') return 'VERSION_DECIDED'
  return msLeft > 0 ? null : 'RECALL_OVER'
}

/**
 * Returns why a version cannot be discarded, or null: only one that no client has ever seen, by a manager or its
 * author.
 */
export function discardRefusalOf(
  { state, recalledAt }: { state: VersionState; recalledAt: Date | null },
  { isManager, isAuthor }: { isManager: boolean; isAuthor: boolean },
): 'NOT_A_MANAGER' | 'VERSION_SENT' | null {
  if (state !== 'saved' || recalledAt !== null) return 'VERSION_SENT'
  return isManager || isAuthor ? null : 'NOT_A_MANAGER'
}

/**
 * Returns why the file of a version cannot be replaced, or null. Only until the client has decided or a newer version
 * was sent; what the client already sees, only a manager replaces.
 */
export function replaceRefusalOf(
  state: VersionState,
  isManager: boolean,
): 'VERSION_DECIDED' | 'NOT_A_MANAGER' | null {
  if (state !== 'saved' && state !== 'waiting') return 'VERSION_DECIDED'
  return state === 'saved' || isManager ? null : 'NOT_A_MANAGER'
}

/** Rounds of changes that the price includes (docs/decisions/downloads-and-review.md). */
export const INCLUDED_ROUNDS = 2

/**
 * Rounds used: one for each version on which changes were requested. Comments alone use none, and neither does
 * a second version that the team publishes of its own accord.
 */
export const roundsUsed = (versions: readonly { readonly changesRequestedAt: unknown }[]): number =>
  versions.filter(version => version.changesRequestedAt).length

/** Returns the round that the next published version belongs to, from 1. */
export const nextRound = (used: number): number => used + 1

type ChangesRefusal = 'ROUNDS_USED_UP' | 'INVALID_INPUT'

/**
 * Returns why changes cannot be requested on a version, or null. `INVALID_INPUT` for one that is approved, superseded
 * or with the team; asking again for what was asked is no refusal, it changes nothing.
 * @param allowed those in the price, and those that were given or bought
 */
export function changesRefusalOf(state: VersionState, used: number, allowed: number): ChangesRefusal | null {
  if (!isUnderReview(state)) return 'INVALID_INPUT'
  if (state === 'changes-requested') return null
  return used >= allowed ? 'ROUNDS_USED_UP' : null
}
