import { mayComment, mayEdit, mayRemove, mayResolve } from 'shared/deliverables/comment-rules'
import type { editCommentInput, teamCommentInput } from 'shared/deliverables/deliverables.inputs'
import { type Drawing, guestLimits, pointsOf, versionLimits } from 'shared/deliverables/drawing'
import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import { orNotFound } from '../../../platform/or-not-found.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { enqueueFileRemoval } from '../../files/file-cleanup.service.ts'
import { assertBytesThere } from '../../uploads/uploads.service.ts'
import { outOfReview, versionWithin } from '../deliverables/deliverables.service.ts'
import { listPathsOfThread } from './comment-attachments.repository.ts'
import { attachFiles, changeFiles } from './comment-files.service.ts'
import {
  type Comment,
  changeComment,
  countSaid,
  deleteComment,
  findComment,
  hasRepliesOfOthers,
  insertComment,
} from './comments.repository.ts'
import { noteMentions } from './mentions.service.ts'
import {
  isBy,
  isGuest,
  keyOf,
  lockProjectForReviewer,
  type Reviewer,
  sideOf,
} from './review-access.service.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'limits' | 'transact'>
type SayingPorts = Ports & Pick<Platform, 'db' | 'log' | 'storage'>

type Said = z.output<typeof teamCommentInput>

/**
 * Says something about a moment of a version, or answers. An answer belongs to the beginning of its thread, and is
 * as visible as that: so what is internal never hangs on what the client sees.
 * @throws AppError `NOT_FOUND`, `LIMITED`, `INVALID_INPUT` for a version that is no longer under review; of a guest
 * `GUEST_WATCHES_ONLY`, `GUEST_LINK_OVER`; `REVIEW_FULL`; `ATTACHMENT_GONE` for an upload that is not there, `UNAVAILABLE` where its bytes
 * are missing.
 */
export async function comment(ports: SayingPorts, actor: Reviewer, said: Said): Promise<{ id: string }> {
  await ports.limits.take('saying', keyOf(actor))
  if (isGuest(actor) && !actor.guest.mayComment) throw new AppError('GUEST_WATCHES_ONLY')
  const uploadIds = isGuest(actor) ? [] : (said.uploadIds ?? [])
  for (const uploadId of uploadIds) await assertBytesThere(ports, { userId: keyOf(actor), uploadId })
  return ports.transact(async work => {
    const project = await lockProjectForReviewer(work, actor, said.deliverableId)
    const { version, assetName } = await versionWithin(work, project.id, said.deliverableId, seenBy(actor))
    const thread = said.parentId ? await threadFor(work, actor, said.parentId, version.id) : undefined
    const internal = thread ? thread.internal : sideOf(actor) === 'team' && said.internal === true
    if (!mayComment(sideOf(actor), version.state, internal)) throw outOfReview()
    await assertRoom(work, version.id, { drawing: said.drawing, isGuest: isGuest(actor) })
    const id = await insertComment(work.db, {
      deliverableId: version.id,
      parentId: thread?.id ?? null,
      ...authorOf(actor),
      internal,
      ...(version.isFilm ? rangeOf(thread ?? said) : wholeFile),
      text: said.text,
      drawing: said.drawing && version.isFilm ? JSON.stringify(said.drawing) : null,
      createdAt: ports.clock.now(),
    })
    await attachFiles(
      work,
      { commentId: id, projectId: project.id, userId: keyOf(actor) },
      {
        uploadIds,
        fromTeam: sideOf(actor) === 'team',
        now: ports.clock.now(),
      },
    )
    const { text } = said
    const about = { projectId: project.id, asset: assetName }
    if (isGuest(actor)) {
      const { name } = actor.guest
      const tellsTeam = version.state === 'changes-requested'
      await emit(work, { type: 'guest.commented', ...about, name, text, tellsTeam })
    } else {
      const tells = toldTo(actor, version.state, internal)
      const written = { commentId: id, projectId: project.id, isInternal: internal, text }
      const mentioned = await noteMentions(ports, work, { ...written, userId: actor.userId })
      await emit(work, { type: 'comment.written', ...about, isInternal: internal, text, tells, mentioned })
    }
    return { id }
  })
}

/** @throws AppError `REVIEW_FULL` where one more comment would exceed the limits of a version, or those of its guests. */
async function assertRoom(
  { db }: Work,
  deliverableId: string,
  said: { drawing?: Drawing | undefined; isGuest: boolean },
): Promise<void> {
  const { drawing = [] } = said
  const { comments, drawnPoints } = await countSaid(db, deliverableId, { ofGuests: said.isGuest })
  const limits = said.isGuest ? guestLimits : versionLimits
  const isTooDrawn = drawing.length > 0 && drawnPoints + pointsOf(drawing) > limits.drawnPoints
  if (Number(comments) >= limits.comments || isTooDrawn) throw new AppError('REVIEW_FULL')
}

/** What is with the team is there for the team alone. */
const seenBy = (actor: Reviewer) => ({ withSaved: sideOf(actor) === 'team' })

/** Who has said something, as it is kept with the words. */
const authorOf = (reviewer: Reviewer) =>
  isGuest(reviewer)
    ? { guestId: reviewer.guest.id, authorName: reviewer.guest.name, fromGuest: true }
    : { userId: reviewer.userId, authorName: reviewer.name, fromTeam: sideOf(reviewer) === 'team' }

const rangeOf = ({ atMs, untilMs = null }: { atMs: number; untilMs?: number | null | undefined }) => ({
  atMs,
  untilMs,
})

/** A file that is no film has no moments. */
const wholeFile = { atMs: 0, untilMs: null }

/** The beginning of the thread that is answered. @throws AppError `NOT_FOUND`. */
async function threadFor(work: Work, actor: Reviewer, id: string, deliverableId: string): Promise<Comment> {
  const answered = await findComment(work.db, id, sideOf(actor) === 'team')
  if (answered?.deliverableId !== deliverableId) throw new AppError('NOT_FOUND')
  if (!answered.parentId) return answered
  return threadFor(work, actor, answered.parentId, deliverableId)
}

/**
 * The client hears what the team says. The team hears single words only after the round was sent: before, they
 * arrive all at once with the request.
 */
function toldTo(actor: Reviewer, state: string, isInternal: boolean): 'client' | 'team' | 'nobody' {
  if (isInternal) return 'nobody'
  if (sideOf(actor) === 'team') return 'client'
  return state === 'changes-requested' ? 'team' : 'nobody'
}

/** Locks the project of a comment that the caller can see, and reads the comment. @throws AppError `NOT_FOUND`. */
export async function loadCommentForUpdate(work: Work, actor: Reviewer, id: string) {
  const seen = orNotFound(await findComment(work.db, id, sideOf(actor) === 'team'))
  const project = await lockProjectForReviewer(work, actor, seen.deliverableId)
  // Read again under the lock: it may have been deleted meanwhile.
  const held = orNotFound(await findComment(work.db, id, sideOf(actor) === 'team'))
  const around = await versionWithin(work, project.id, held.deliverableId, seenBy(actor))
  return { held, ...around, projectId: project.id }
}

export const refusedComment = () => new AppError('INVALID_INPUT', { fields: { id: 'OUT_OF_RANGE' } })

type Edited = z.output<typeof editCommentInput>

/**
 * Changes one's own words and what goes with them; that and when is then to be seen.
 * @throws AppError `NOT_FOUND`, also for another's words; `INVALID_INPUT` where the review is over, or for too many
 * files; `ATTACHMENT_GONE` for an upload that is not there, `UNAVAILABLE` where its bytes are missing.
 */
export async function editComment(
  ports: SayingPorts,
  actor: Reviewer,
  { id, text, uploadIds = [], removedFileIds = [] }: Edited,
): Promise<void> {
  await ports.limits.take('saying', keyOf(actor))
  for (const uploadId of uploadIds) await assertBytesThere(ports, { userId: keyOf(actor), uploadId })
  await ports.transact(async work => {
    const { held, version, projectId, assetName } = await loadCommentForUpdate(work, actor, id)
    const isOwn = isBy(held, actor)
    if (!isOwn) throw new AppError('NOT_FOUND')
    const isInternal = held.internal
    if (!mayEdit(version.state, { isInternal, isOwn })) throw refusedComment()
    const now = ports.clock.now()
    const place = { projectId, userId: keyOf(actor) }
    const fromTeam = sideOf(actor) === 'team'
    const files = await changeFiles(work, held, place, { uploadIds, removedFileIds, fromTeam, now })
    const hasOtherFiles = files.added.length + files.removed.length > 0
    if (text === held.text && !hasOtherFiles) return
    await changeComment(work.db, id, { text, editedAt: now })
    const written = { commentId: id, projectId, isInternal, text }
    const mentioned = isGuest(actor)
      ? []
      : await noteMentions(ports, work, { ...written, userId: actor.userId })
    const edited = { projectId, isInternal, text, asset: assetName, mentioned }
    await emit(
      work,
      hasOtherFiles
        ? { type: 'comment.files-changed', ...edited, ...files, deliverableId: version.id }
        : { type: 'comment.edited', ...edited },
    )
  })
}

/**
 * Takes one's own words back.
 * @throws AppError `NOT_FOUND`, also for another's words; `INVALID_INPUT` where others have answered or the review
 * is over.
 */
export async function removeComment(ports: Ports, actor: Reviewer, id: string): Promise<void> {
  await ports.transact(async work => {
    const { held, version, projectId } = await loadCommentForUpdate(work, actor, id)
    const isOwn = isBy(held, actor)
    if (!isOwn) throw new AppError('NOT_FOUND')
    const answered = await hasRepliesOfOthers(work.db, held, {
      author: isGuest(actor) ? 'guestId' : 'userId',
      id: keyOf(actor),
    })
    const isInternal = held.internal
    if (!mayRemove(version.state, { isInternal, isOwn, hasRepliesOfOthers: answered })) throw refusedComment()
    const paths = await listPathsOfThread(work.db, id)
    await deleteComment(work.db, id)
    await enqueueFileRemoval(work, paths)
    await emit(work, { type: 'comment.changed', projectId, isInternal })
  })
}

/**
 * Marks a thread as resolved, or opens it again.
 * @throws AppError `NOT_FOUND`, `INVALID_INPUT` for an answer, another side's thread, or a review that is over.
 */
export async function resolveComment(
  ports: Ports,
  actor: Reviewer,
  { id, resolved = true }: { id: string; resolved?: boolean | undefined },
): Promise<void> {
  await ports.transact(async work => {
    const { held, version, projectId } = await loadCommentForUpdate(work, actor, id)
    const thread = { isInternal: held.internal, isFromTeam: held.fromTeam }
    if (held.parentId || !mayResolve(sideOf(actor), version.state, thread)) throw refusedComment()
    await changeComment(work.db, id, {
      resolvedAt: resolved ? ports.clock.now() : null,
      declineReason: null,
      acceptedAt: null,
    })
    await emit(work, { type: 'comment.changed', projectId, isInternal: held.internal })
  })
}
