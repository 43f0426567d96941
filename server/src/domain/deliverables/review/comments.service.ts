import { mayComment, mayEdit, mayRemove, mayResolve } from 'shared/deliverables/comments'
import type { editCommentInput, teamCommentInput } from 'shared/deliverables/deliverables.inputs'
import { type Drawing, guestLimits, pointsOf, versionLimits } from 'shared/deliverables/drawing'
import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import { idsOf } from '../../../platform/db/row.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import { hasContent } from '../../../platform/idempotency.ts'
import { ensureFound } from '../../../platform/or-not-found.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { enqueueFileRemoval } from '../../files/files.service.ts'
import { assertBytesThere } from '../../uploads/uploads.service.ts'
import { findVersionInReview, reviewClosedError } from '../versions/deliverables.service.ts'
import { listCommentFiles, listPathsOfThread } from './comment-attachments.repository.ts'
import { attachFiles, changeFiles } from './comment-files.service.ts'
import {
  type Comment,
  changeComment,
  countSaid,
  deleteThread,
  findComment,
  hasRepliesOfOthers,
  insertComment,
  listByRequestId,
} from './comments.repository.ts'
import { saveMentions } from './mentions.service.ts'
import {
  getSide,
  isAuthor,
  isGuest,
  lockProjectForReviewer,
  type Reviewer,
  rateLimitKey,
} from './review-access.service.ts'

type Deps = Pick<AppDeps, 'clock' | 'config' | 'limits' | 'transact'>
type CommentDeps = Deps & Pick<AppDeps, 'db' | 'log' | 'storage'>

/**
 * Adds a comment at a time of a version, or a reply. A repeated request with the same content adds nothing. A reply
 * belongs to the first comment of its thread and has its visibility. So the client's threads never contain internal
 * replies.
 * @throws AppError `NOT_FOUND`, `LIMITED`; `INVALID_INPUT` for a version that is no longer under review;
 * `GUEST_WATCHES_ONLY`, `GUEST_LINK_OVER` for a guest; `REVIEW_FULL`; `ATTACHMENT_GONE` for a missing upload,
 * `UNAVAILABLE` if its bytes are missing.
 */
export async function comment(deps: CommentDeps, actor: Reviewer, said: z.output<typeof teamCommentInput>) {
  await deps.limits.take('saying', rateLimitKey(actor))
  if (isGuest(actor) && !actor.guest.mayComment) throw new AppError('GUEST_WATCHES_ONLY')
  const uploadIds = isGuest(actor) ? [] : (said.uploadIds ?? [])
  for (const uploadId of uploadIds) await assertBytesThere(deps, { userId: rateLimitKey(actor), uploadId })
  return deps.transact(async tx => {
    const project = await lockProjectForReviewer(tx, actor, said.deliverableId)
    const { version, assetName } = await findVersionInReview(
      tx,
      project.id,
      said.deliverableId,
      seenBy(actor),
    )
    const thread = said.parentId ? await threadFor(tx, actor, said.parentId, version.id) : undefined
    const { requestId, text } = said
    const range = version.isFilm ? rangeOf(thread ?? said) : wholeFile
    const drawing = version.isFilm ? (said.drawing ?? null) : null
    const internal = thread ? thread.internal : getSide(actor) === 'team' && said.internal === true
    const content = { text, drawing, internal, parentId: thread?.id ?? null, ...range }
    const sent = requestId ? await listByRequestId(tx.db, { deliverableId: version.id, requestId }) : []
    const files = Map.groupBy(await listCommentFiles(tx.db, idsOf(sent)), ({ commentId }) => commentId)
    const filesOf = ({ id }: { id: string }) => idsOf(files.get(id) ?? []).toSorted()
    const all = { ...content, files: uploadIds.toSorted() }
    const before = sent.find(
      written => isAuthor(written, actor) && hasContent({ ...written, files: filesOf(written) }, all),
    )
    if (before) return { id: before.id }
    if (!mayComment(getSide(actor), version.state, internal)) throw reviewClosedError()
    await assertRoom(tx, version.id, { drawing: said.drawing, isGuest: isGuest(actor) })
    const id = await insertComment(tx.db, {
      deliverableId: version.id,
      ...content,
      ...authorOf(actor),
      drawing: drawing && JSON.stringify(drawing),
      requestId: requestId ?? null,
      createdAt: deps.clock.now(),
    })
    await attachFiles(
      tx,
      { commentId: id, projectId: project.id, userId: rateLimitKey(actor) },
      { uploadIds, fromTeam: getSide(actor) === 'team', now: deps.clock.now() },
    )
    const about = { projectId: project.id, asset: assetName }
    if (isGuest(actor)) {
      const { name } = actor.guest
      const tellsTeam = version.state === 'changes-requested'
      await emit(tx, { type: 'guest.commented', ...about, commentId: id, name, text, tellsTeam })
    } else {
      const tells = toldTo(actor, version.state, internal)
      const written = { commentId: id, projectId: project.id, isInternal: internal, text }
      const mentioned = await saveMentions(deps, tx, { ...written, userId: actor.userId })
      const event = { ...about, commentId: id, isInternal: internal, text, tells, mentioned }
      await emit(tx, { type: 'comment.written', ...event })
    }
    return { id }
  })
}

/** @throws AppError `REVIEW_FULL` if another comment would exceed the limits of a version, or those of its guests. */
async function assertRoom(
  { db }: Tx,
  deliverableId: string,
  said: { drawing?: Drawing | undefined; isGuest: boolean },
): Promise<void> {
  const { drawing = [] } = said
  const { comments, drawnPoints } = await countSaid(db, deliverableId, { ofGuests: said.isGuest })
  const limits = said.isGuest ? guestLimits : versionLimits
  const isTooDrawn = drawing.length > 0 && drawnPoints + pointsOf(drawing) > limits.drawnPoints
  if (Number(comments) >= limits.comments || isTooDrawn) throw new AppError('REVIEW_FULL')
}

/** Restricts unsent versions to the team. */
const seenBy = (actor: Reviewer) => ({ withSaved: getSide(actor) === 'team' })

const authorOf = (reviewer: Reviewer) =>
  isGuest(reviewer)
    ? { guestId: reviewer.guest.id, authorName: reviewer.guest.name, fromGuest: true }
    : { userId: reviewer.userId, authorName: reviewer.name, fromTeam: getSide(reviewer) === 'team' }

const rangeOf = ({ atMs, untilMs = null }: { atMs: number; untilMs?: number | null | undefined }) => ({
  atMs,
  untilMs,
})

/** Range of a comment on a file without a timeline. */
const wholeFile = { atMs: 0, untilMs: null }

/** Returns the first comment of the thread of a reply. @throws AppError `NOT_FOUND`. */
async function threadFor(tx: Tx, actor: Reviewer, id: string, deliverableId: string): Promise<Comment> {
  const answered = await findComment(tx.db, id, getSide(actor) === 'team')
  if (answered?.deliverableId !== deliverableId) throw new AppError('NOT_FOUND')
  if (!answered.parentId) return answered
  return threadFor(tx, actor, answered.parentId, deliverableId)
}

/**
 * Returns the side to notify. The client is notified of every comment of the team. The team is notified of single
 * comments only after a change request; before it, they arrive together with the request.
 */
function toldTo(actor: Reviewer, state: string, isInternal: boolean): 'client' | 'team' | 'nobody' {
  if (isInternal) return 'nobody'
  if (getSide(actor) === 'team') return 'client'
  return state === 'changes-requested' ? 'team' : 'nobody'
}

/** Locks the project of a comment that the caller may see, and reads the comment. @throws AppError `NOT_FOUND`. */
export async function loadCommentForUpdate(tx: Tx, actor: Reviewer, id: string) {
  const seen = ensureFound(await findComment(tx.db, id, getSide(actor) === 'team'))
  const project = await lockProjectForReviewer(tx, actor, seen.deliverableId)
  // Read again under the lock: it may have been deleted meanwhile.
  const held = ensureFound(await findComment(tx.db, id, getSide(actor) === 'team'))
  const around = await findVersionInReview(tx, project.id, held.deliverableId, seenBy(actor))
  return { held, ...around, projectId: project.id }
}

export const commentNotAllowedError = () => new AppError('INVALID_INPUT', { fields: { id: 'OUT_OF_RANGE' } })

/**
 * Edits a comment of the actor and its attachments; readers see the time of the edit.
 * @throws AppError `NOT_FOUND`, also for another author's comment; `INVALID_INPUT` for a closed review or too many
 * files; `ATTACHMENT_GONE` for a missing upload, `UNAVAILABLE` if its bytes are missing.
 */
export async function editComment(
  deps: CommentDeps,
  actor: Reviewer,
  { id, text, uploadIds = [], removedFileIds = [] }: z.output<typeof editCommentInput>,
): Promise<void> {
  await deps.limits.take('saying', rateLimitKey(actor))
  for (const uploadId of uploadIds) await assertBytesThere(deps, { userId: rateLimitKey(actor), uploadId })
  await deps.transact(async tx => {
    const { held, version, projectId, assetName } = await loadCommentForUpdate(tx, actor, id)
    const isOwn = isAuthor(held, actor)
    if (!isOwn) throw new AppError('NOT_FOUND')
    const isInternal = held.internal
    if (!mayEdit(version.state, { isInternal, isOwn })) throw commentNotAllowedError()
    const now = deps.clock.now()
    const place = { projectId, userId: rateLimitKey(actor) }
    const fromTeam = getSide(actor) === 'team'
    const files = await changeFiles(tx, held, place, { uploadIds, removedFileIds, fromTeam, now })
    const hasOtherFiles = files.added.length + files.removed.length > 0
    if (text === held.text && !hasOtherFiles) return
    await changeComment(tx.db, id, { text, editedAt: now })
    const written = { commentId: id, projectId, isInternal, text }
    const mentioned = isGuest(actor) ? [] : await saveMentions(deps, tx, { ...written, userId: actor.userId })
    const edited = { projectId, commentId: id, isInternal, text, asset: assetName, mentioned }
    await emit(
      tx,
      hasOtherFiles
        ? { type: 'comment.files-changed', ...edited, ...files, deliverableId: version.id }
        : { type: 'comment.edited', ...edited },
    )
  })
}

/**
 * Deletes a comment of the actor, with the notifications about it.
 * @throws AppError `NOT_FOUND`, also for another author's comment; `INVALID_INPUT` if others have replied or the review
 * is closed.
 */
export async function removeComment(deps: Deps, actor: Reviewer, id: string): Promise<void> {
  await deps.transact(async tx => {
    const { held, version, projectId } = await loadCommentForUpdate(tx, actor, id)
    const isOwn = isAuthor(held, actor)
    if (!isOwn) throw new AppError('NOT_FOUND')
    const answered = await hasRepliesOfOthers(tx.db, held, {
      author: isGuest(actor) ? 'guestId' : 'userId',
      id: rateLimitKey(actor),
    })
    const isInternal = held.internal
    if (!mayRemove(version.state, { isInternal, isOwn, hasRepliesOfOthers: answered }))
      throw commentNotAllowedError()
    const paths = await listPathsOfThread(tx.db, id)
    const deletedIds = await deleteThread(tx.db, id)
    await enqueueFileRemoval(tx, paths)
    await emit(tx, { type: 'comment.changed', projectId, isInternal, deletedIds })
  })
}

/**
 * Resolves a thread, or reopens it.
 * @throws AppError `NOT_FOUND`; `INVALID_INPUT` for a reply, a thread of the other side, or a closed review.
 */
export async function resolveComment(
  deps: Deps,
  actor: Reviewer,
  { id, resolved = true }: { id: string; resolved?: boolean | undefined },
): Promise<void> {
  await deps.transact(async tx => {
    const { held, version, projectId } = await loadCommentForUpdate(tx, actor, id)
    const thread = { isInternal: held.internal, isFromTeam: held.fromTeam }
    if (held.parentId || !mayResolve(getSide(actor), version.state, thread)) throw commentNotAllowedError()
    await changeComment(tx.db, id, {
      resolvedAt: resolved ? deps.clock.now() : null,
      declineReason: null,
      acceptedAt: null,
    })
    await emit(tx, { type: 'comment.changed', projectId, isInternal: held.internal })
  })
}
