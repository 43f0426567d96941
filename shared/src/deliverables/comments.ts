import { findMentions } from '../chat/message.ts'
import { isUnderReview, type VersionState } from './version.ts'

/** Longest comment, in characters. */
export const COMMENT_MAX = 2000

/** Maximum number of files with one comment or answer. */
export const COMMENT_FILES_MAX = 5

/** Returns true if a comment has room for new files beside those that stay with it. */
export const hasRoomForFiles = ({ staying, added }: { staying: number; added: number }): boolean =>
  added === 0 || staying + added <= COMMENT_FILES_MAX

/** Side of a reviewer: the client's company, the team, or a guest. */
export type ReviewRole = 'client' | 'team' | 'guest'

/**
 * Returns true if a version takes comments: while it is under review. Internal notes of the team are always allowed.
 */
export function mayComment(side: ReviewRole, state: VersionState, isInternal: boolean): boolean {
  if (isInternal) return side === 'team'
  return isUnderReview(state)
}

interface ThreadFacts {
  readonly isInternal: boolean
  /** True if the team began it. */
  readonly isFromTeam: boolean
}

/**
 * Returns true if a thread can be resolved or reopened. Clients: their own and their guests' threads. Team: every
 * thread.
 */
export function mayResolve(
  side: ReviewRole,
  state: VersionState,
  { isInternal, isFromTeam }: ThreadFacts,
): boolean {
  if (side === 'team') return isInternal || isUnderReview(state)
  return side === 'client' && !isInternal && !isFromTeam && isUnderReview(state)
}

interface SaidFacts {
  readonly isInternal: boolean
  readonly isOwn: boolean
  readonly hasRepliesOfOthers: boolean
}

/** Returns true if a comment can be edited: by its author, while the review is open. The edit is shown. */
export const mayEdit = (
  state: VersionState,
  { isInternal, isOwn }: Pick<SaidFacts, 'isInternal' | 'isOwn'>,
): boolean => isOwn && (isInternal || isUnderReview(state))

/** Returns true if a comment can be removed: by its author, without replies of others, while the review is open. */
export function mayRemove(
  state: VersionState,
  { isInternal, isOwn, hasRepliesOfOthers }: SaidFacts,
): boolean {
  return isOwn && !hasRepliesOfOthers && (isInternal || isUnderReview(state))
}

/** State of a comment; a `carried` one moves to the next version. */
export const commentStates = ['open', 'done', 'declined', 'carried'] as const

export type CommentState = (typeof commentStates)[number]

interface StateFacts {
  readonly resolvedAt: unknown
  readonly declineReason: string | null
  readonly isCarried: boolean
}

export function commentStateOf({ resolvedAt, declineReason, isCarried }: StateFacts): CommentState {
  if (isCarried) return 'carried'
  if (!resolvedAt) return 'open'
  return declineReason === null ? 'done' : 'declined'
}

/** Editor's answer to an open comment when the next version is published. */
export const answerOutcomes = ['done', 'declined', 'carried'] as const

export type AnswerOutcome = (typeof answerOutcomes)[number]

interface ThreadOfVersion {
  readonly parentId: string | null
  readonly internal: boolean
  readonly resolvedAt: unknown
}

/**
 * Returns true if a comment has to be answered when the next version is published: what client and team see, as long as
 * it is open. Those on a version that was approved went with the approval.
 */
export const needsAnswer = (thread: ThreadOfVersion, state: VersionState): boolean =>
  thread.parentId === null && !thread.internal && !thread.resolvedAt && state !== 'approved'

/** Returns true if a comment can be declined: by the team, if the client sees it, while the review is open. */
export const mayDecline = (
  side: ReviewRole,
  state: VersionState,
  { isInternal }: { isInternal: boolean },
): boolean => side === 'team' && !isInternal && isUnderReview(state)

interface AnsweredFacts {
  readonly state: CommentState
  readonly isInternal: boolean
  /** True if it is on the version before the newest. */
  readonly isOnFormer: boolean
  /** Of the newest version. */
  readonly newestState: VersionState
}

/** Returns true if an answer can be accepted: by the client, on the next version, while that is under review. */
export const mayAccept = (
  side: ReviewRole,
  { state, isInternal, isOnFormer, newestState }: AnsweredFacts,
): boolean =>
  side === 'client' &&
  !isInternal &&
  isOnFormer &&
  (state === 'done' || state === 'declined') &&
  isUnderReview(newestState)

interface AssignedFacts {
  /** True if the person who assigns is a manager. */
  readonly isManager: boolean
  readonly isReply: boolean
  readonly state: CommentState
}

/** Returns true if a comment can be assigned: by managers, while it is open. */
export const mayAssign = ({ isManager, isReply, state }: AssignedFacts): boolean =>
  isManager && !isReply && state === 'open'

/** Somebody whom the words of a comment name. */
interface NamedPerson {
  /** As the words have it. */
  readonly name: string
  /** As the person is called now. */
  readonly present: string
}

/** Words with everybody whom they name called as they are called now. */
export function withPresentNames(text: string, named: readonly NamedPerson[]): string {
  const found = findMentions(
    text,
    named.map(({ name, present }) => ({ fullName: name, present })),
  )
  return found.reduceRight(
    (words, { person, start, end }) => `${words.slice(0, start + 1)}${person.present}${words.slice(end)}`,
    text,
  )
}

/** Returns the people named in a text; of two people with one name, both. */
export function namedIn<Person extends { readonly fullName: string }>(
  text: string,
  people: readonly Person[],
): Person[] {
  const names = new Set(findMentions(text, people).map(({ person }) => person.fullName.toLowerCase()))
  return people.filter(({ fullName }) => names.has(fullName.toLowerCase()))
}
