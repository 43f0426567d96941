import {
  type AnswerOutcome,
  commentStateOf,
  mayAccept,
  mayDecline,
  needsAnswer,
} from 'shared/deliverables/comments'
import type { VersionState } from 'shared/deliverables/version'
import { AppError } from 'shared/errors/app-error'
import type { Actor, MemberScope } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { newestSentOf } from '../assets/project-review.service.ts'
import { copyMentions } from './comment-attachments.repository.ts'
import {
  type Comment,
  changeComment,
  deleteThread,
  insertComment,
  listComments,
  moveCopy,
} from './comments.repository.ts'
import { commentNotAllowedError, loadCommentForUpdate } from './comments.service.ts'
import { getSide } from './review-access.service.ts'

interface Recalled {
  /** Version before the recalled one. */
  former: { id: string } | undefined
  deliverableId: string
  sentAt: Date | null
}

/**
 * Undoes the answers that sending a version gave to comments of the previous one. Answers changed since stay, as do
 * carried-over comments that were edited or have replies.
 */
export async function reopenAnswers(tx: Tx, { former, deliverableId, sentAt }: Recalled): Promise<void> {
  if (!former || !sentAt) return
  const answered = (await listComments(tx.db, [former.id], false)).filter(
    ({ resolvedAt }) => resolvedAt?.getTime() === sentAt.getTime(),
  )
  for (const { id } of answered)
    await changeComment(tx.db, id, { resolvedAt: null, declineReason: null, acceptedAt: null })
  const said = await listComments(tx.db, [deliverableId], false)
  const untouched = said.filter(
    ({ id, carriedFrom, resolvedAt, editedAt }) =>
      carriedFrom !== null && !resolvedAt && !editedAt && !said.some(({ parentId }) => parentId === id),
  )
  for (const { id } of untouched) await deleteThread(tx.db, id)
}

type Deps = Pick<AppDeps, 'clock' | 'transact'>

/**
 * Declines a comment with a reason that the client reads.
 * @throws AppError `NOT_FOUND`; `INVALID_INPUT` for a reply, an internal note, or a closed review.
 */
export async function declineComment(
  deps: Deps,
  actor: Actor & MemberScope,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await deps.transact(async tx => {
    const { held, version, assetName, projectId } = await loadCommentForUpdate(tx, actor, id)
    const isInternal = held.internal
    if (held.parentId || !mayDecline(getSide(actor), version.state, { isInternal }))
      throw commentNotAllowedError()
    const resolvedAt = deps.clock.now()
    await changeComment(tx.db, id, { resolvedAt, declineReason: reason, acceptedAt: null })
    await emit(tx, {
      type: 'comment.written',
      projectId,
      commentId: id,
      isInternal,
      text: reason,
      tells: 'client',
      mentioned: [],
      asset: assetName,
    })
  })
}

/**
 * Accepts, or no longer accepts, on the newest version how a comment on the previous one was handled.
 * @throws AppError `NOT_FOUND`; `INVALID_INPUT` for an open or older comment, or a closed review.
 */
export async function acceptComment(
  deps: Deps,
  actor: Actor,
  { id, accepted }: { id: string; accepted: boolean },
): Promise<void> {
  await deps.transact(async tx => {
    const { held, version, review, projectId } = await loadCommentForUpdate(tx, actor, id)
    const newest = newestSentOf(review, version.assetId)
    const isOnFormer = version.isFormer
    const isCarried = isOnFormer && newest !== undefined && (await isCarriedTo(tx, newest.id, held.id))
    const facts = {
      state: commentStateOf({ ...held, isCarried }),
      isInternal: held.internal,
      isOnFormer,
      newestState: newest?.state ?? version.state,
    }
    if (held.parentId || !mayAccept(getSide(actor), facts)) throw commentNotAllowedError()
    await changeComment(tx.db, id, { acceptedAt: accepted ? deps.clock.now() : null })
    await emit(tx, { type: 'comment.changed', projectId, isInternal: false })
  })
}

/** Returns true if a comment was carried over to a version. */
const isCarriedTo = async ({ db }: Pick<Tx, 'db'>, deliverableId: string, id: string): Promise<boolean> =>
  (await listComments(db, [deliverableId], true)).some(({ carriedFrom }) => carriedFrom === id)

export interface Answer {
  id: string
  outcome: AnswerOutcome
  reason?: string | undefined
}

interface Publishing {
  former: { id: string; state: VersionState } | undefined
  /** Version that follows. */
  deliverableId: string
  answers: readonly Answer[]
  now: Date
}

/**
 * Stores the answers to the open comments of the previous version when a version is published. Answers to comments that
 * are no longer open are ignored. Returns the outcomes for the client.
 * @throws AppError `NOTES_UNANSWERED` if an answer is missing.
 */
export async function answerComments(tx: Tx, { former, deliverableId, answers, now }: Publishing) {
  const outcomes = await assertAnswered(tx, { former, answers })
  for (const { thread, outcome, reason } of outcomes)
    if (outcome === 'carried') await carry(tx, thread, deliverableId)
    else await changeComment(tx.db, thread.id, { resolvedAt: now, declineReason: reason })
  return outcomes.map(({ thread: { atMs, untilMs, text }, ...outcome }) => ({
    atMs,
    untilMs,
    text,
    ...outcome,
  }))
}

/**
 * Returns the answer to each open comment of the previous version, without writing.
 * @throws AppError `NOTES_UNANSWERED` if one is missing.
 */
export async function assertAnswered(
  { db }: Pick<Tx, 'db'>,
  { former, answers }: Pick<Publishing, 'former' | 'answers'>,
) {
  if (!former) return []
  const said = await listComments(db, [former.id], false)
  const open = said.filter(thread => needsAnswer(thread, former.state))
  const outcomes = open.flatMap(thread => {
    const answer = answers.find(({ id }) => id === thread.id)
    return answer ? [{ thread, ...outcomeOf(answer) }] : []
  })
  if (outcomes.length < open.length) throw new AppError('NOTES_UNANSWERED')
  return outcomes
}

/** Keeps the reason only if the answer is `declined`. */
const outcomeOf = ({ outcome, reason }: Answer) => ({
  outcome,
  reason: outcome === 'declined' ? (reason ?? null) : null,
})

/** Copies a comment to the next version, under its author's name. A copy that stays on a recalled version is moved. */
async function carry(tx: Tx, thread: Comment, deliverableId: string): Promise<void> {
  if (await moveCopy(tx.db, thread.id, deliverableId)) return
  const { id, editedAt: _, ...said } = thread
  const carriedId = await insertComment(tx.db, {
    ...said,
    deliverableId,
    carriedFrom: id,
    acceptedAt: null,
    drawing: said.drawing === null ? null : JSON.stringify(said.drawing),
  })
  await copyMentions(tx.db, id, carriedId)
}
