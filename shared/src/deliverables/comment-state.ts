import type { ReviewRole } from './comment-rules.ts'
import { isUnderReview, type VersionState } from './version.ts'

/** What has become of a comment; `carried` goes on with the next version. */
export const commentStates = ['open', 'done', 'declined', 'carried'] as const

export type CommentState = (typeof commentStates)[number]

export interface StateFacts {
  readonly resolvedAt: unknown
  readonly declineReason: string | null
  readonly isCarried: boolean
}

export function commentStateOf({ resolvedAt, declineReason, isCarried }: StateFacts): CommentState {
  if (isCarried) return 'carried'
  if (!resolvedAt) return 'open'
  return declineReason === null ? 'done' : 'declined'
}

/** What its editor answers to a comment that is open when the next version is published. */
export const answerOutcomes = ['done', 'declined', 'carried'] as const

export type AnswerOutcome = (typeof answerOutcomes)[number]

export interface ThreadOfVersion {
  readonly parentId: string | null
  readonly internal: boolean
  readonly resolvedAt: unknown
}

/**
 * Whether a comment has to be answered when the next version is published: what client and team see, as long as it is
 * open. Those on a version that was approved went with the approval.
 */
export const needsAnswer = (thread: ThreadOfVersion, state: VersionState): boolean =>
  thread.parentId === null && !thread.internal && !thread.resolvedAt && state !== 'approved'

/** Whether a comment can be declined: by the team, what the client sees, while the review goes on. */
export const mayDecline = (
  side: ReviewRole,
  state: VersionState,
  { isInternal }: { isInternal: boolean },
): boolean => side === 'team' && !isInternal && isUnderReview(state)

export interface AnsweredFacts {
  readonly state: CommentState
  readonly isInternal: boolean
  /** Whether it is on the version before the newest. */
  readonly isOnFormer: boolean
  /** Of the newest version. */
  readonly newestState: VersionState
}

/** Whether an answer can be ticked off: by the client, on the version that follows, while that is under review. */
export const mayAccept = (
  side: ReviewRole,
  { state, isInternal, isOnFormer, newestState }: AnsweredFacts,
): boolean =>
  side === 'client' &&
  !isInternal &&
  isOnFormer &&
  (state === 'done' || state === 'declined') &&
  isUnderReview(newestState)

export interface AssignedFacts {
  /** Whether whoever gives it is a manager. */
  readonly isManager: boolean
  readonly isReply: boolean
  readonly state: CommentState
}

/** Whether a comment can be given to somebody: by managers, as long as it is open. */
export const mayAssign = ({ isManager, isReply, state }: AssignedFacts): boolean =>
  isManager && !isReply && state === 'open'
