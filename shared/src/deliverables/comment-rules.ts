import { isUnderReview, type VersionState } from './version.ts'

/** Longest comment, in characters. */
export const COMMENT_MAX = 2000

/** How many files go with one comment or answer. */
export const COMMENT_FILES_MAX = 5

/** Whether a comment has room for new files beside those that stay with it. */
export const hasRoomForFiles = ({ staying, added }: { staying: number; added: number }): boolean =>
  added === 0 || staying + added <= COMMENT_FILES_MAX

/** Who speaks in a review: the company that ordered, the team, or a guest of theirs. */
export type ReviewRole = 'client' | 'team' | 'guest'

/** Whether something can be said on a version: while it is under review; internal notes of the team always. */
export function mayComment(side: ReviewRole, state: VersionState, isInternal: boolean): boolean {
  if (isInternal) return side === 'team'
  return isUnderReview(state)
}

export interface ThreadFacts {
  readonly isInternal: boolean
  /** Whether the team began it. */
  readonly isFromTeam: boolean
}

/** Whether a thread can be marked as resolved, or opened again: the client theirs and their guests', the team every one. */
export function mayResolve(
  side: ReviewRole,
  state: VersionState,
  { isInternal, isFromTeam }: ThreadFacts,
): boolean {
  if (side === 'team') return isInternal || isUnderReview(state)
  return side === 'client' && !isInternal && !isFromTeam && isUnderReview(state)
}

export interface SaidFacts {
  readonly isInternal: boolean
  readonly isOwn: boolean
  readonly hasRepliesOfOthers: boolean
}

/** Whether words can be changed: one's own, while the review goes on; that they were is then to be seen. */
export const mayEdit = (
  state: VersionState,
  { isInternal, isOwn }: Pick<SaidFacts, 'isInternal' | 'isOwn'>,
): boolean => isOwn && (isInternal || isUnderReview(state))

/** Whether words can be taken back: one's own, that nobody else has answered, while the review goes on. */
export function mayRemove(
  state: VersionState,
  { isInternal, isOwn, hasRepliesOfOthers }: SaidFacts,
): boolean {
  return isOwn && !hasRepliesOfOthers && (isInternal || isUnderReview(state))
}
