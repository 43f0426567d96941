import { mayComment, mayRemove, mayResolve } from 'shared/deliverables/comment-rules'
import { AppError } from 'shared/errors/app-error'
import { reviewNews } from 'shared/messages/it/review'
import type { Work } from '../../platform/db/unit-of-work.ts'
import type { Platform } from '../../platform/platform.ts'
import { ownerOf } from '../projects/audience.service.ts'
import {
  type Comment,
  deleteComment,
  findComment,
  hasRepliesOfOthers,
  insertComment,
  setResolved,
} from './comments.repository.ts'
import { outOfReview, type ReviewedVersion, versionWithin } from './deliverables.service.ts'
import { announceReview, tellClient, tellTeam } from './review-news.service.ts'
import { holdReview, type Reviewer } from './reviewer.service.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'limits' | 'transact'>

export interface Said {
  deliverableId: string
  atMs: number
  text: string
  parentId?: string | undefined
  internal?: boolean | undefined
}

const EXCERPT = 120
const excerptOf = (text: string) => (text.length > EXCERPT ? `${text.slice(0, EXCERPT).trimEnd()}…` : text)

/**
 * Says something about a moment of a version, or answers. An answer belongs to the beginning of its thread, and is
 * as visible as that: so what is internal never hangs on what the client sees.
 * @throws AppError `NOT_FOUND`, `LIMITED`, `INVALID_INPUT` for a version that is no longer under review.
 */
export async function comment(ports: Ports, who: Reviewer, said: Said): Promise<{ id: string }> {
  await ports.limits.take('saying', who.userId)
  return ports.transact(async work => {
    const project = await holdReview(work, who, said.deliverableId)
    const { version } = await versionWithin(work, project.id, said.deliverableId)
    const thread = said.parentId ? await threadFor(work, who, said.parentId, version.id) : undefined
    const internal = thread ? thread.internal : who.side === 'team' && said.internal === true
    if (!mayComment(who.side, version.state, internal)) throw outOfReview()
    const id = await insertComment(work, {
      deliverableId: version.id,
      parentId: thread?.id ?? null,
      userId: who.userId,
      authorName: who.name,
      fromTeam: who.side === 'team',
      internal,
      atMs: thread?.atMs ?? said.atMs,
      text: said.text,
      createdAt: ports.clock.now(),
    })
    if (!internal) await tell(ports, work, who, version, said.text)
    await announceReview(ports, work, project.id, { topic: 'comment', isInternal: internal })
    return { id }
  })
}

/** The beginning of the thread that is answered. @throws AppError `NOT_FOUND`. */
async function threadFor(work: Work, who: Reviewer, id: string, deliverableId: string): Promise<Comment> {
  const answered = await findComment(work.db, id, who.side === 'team')
  if (answered?.deliverableId !== deliverableId) throw new AppError('NOT_FOUND')
  if (!answered.parentId) return answered
  return threadFor(work, who, answered.parentId, deliverableId)
}

/**
 * The client hears what the team says. The team hears single words only after the round was sent: before, they
 * arrive all at once with the request.
 */
async function tell(
  ports: Ports,
  work: Work,
  who: Reviewer,
  { projectId, state }: ReviewedVersion,
  text: string,
): Promise<void> {
  const { title } = await ownerOf(work, projectId)
  const { answered, commented } = reviewNews
  if (who.side === 'team') {
    const message = answered.message(title, excerptOf(text))
    await tellClient(ports, work, projectId, { title: answered.title, message })
  } else if (state === 'changes-requested') {
    const message = commented.message(title, excerptOf(text))
    await tellTeam(ports, work, projectId, { title: commented.title, message })
  }
}

/** Holds the project of a comment that the caller can see. @throws AppError `NOT_FOUND`. */
async function holdComment(work: Work, who: Reviewer, id: string) {
  const seen = await findComment(work.db, id, who.side === 'team')
  if (!seen) throw new AppError('NOT_FOUND')
  const project = await holdReview(work, who, seen.deliverableId)
  // Read again under the lock: it may have gone meanwhile.
  const held = await findComment(work.db, id, who.side === 'team')
  if (!held) throw new AppError('NOT_FOUND')
  const { version } = await versionWithin(work, project.id, held.deliverableId)
  return { held, version, projectId: project.id }
}

const refusedComment = () => new AppError('INVALID_INPUT', { fields: { id: 'OUT_OF_RANGE' } })

/**
 * Takes one's own words back.
 * @throws AppError `NOT_FOUND`, also for another's words; `INVALID_INPUT` where others have answered or the review
 * is over.
 */
export async function removeComment(ports: Ports, who: Reviewer, id: string): Promise<{ ok: true }> {
  await ports.transact(async work => {
    const { held, version, projectId } = await holdComment(work, who, id)
    const isOwn = held.userId === who.userId
    if (!isOwn) throw new AppError('NOT_FOUND')
    const answered = await hasRepliesOfOthers(work.db, held, who.userId)
    const isInternal = held.internal
    if (!mayRemove(version.state, { isInternal, isOwn, hasRepliesOfOthers: answered })) throw refusedComment()
    await deleteComment(work, id)
    await announceReview(ports, work, projectId, { topic: 'comment', isInternal })
  })
  return { ok: true }
}

/**
 * Marks a thread as resolved, or opens it again.
 * @throws AppError `NOT_FOUND`, `INVALID_INPUT` for an answer, another side's thread, or a review that is over.
 */
export async function resolveComment(
  ports: Ports,
  who: Reviewer,
  { id, resolved = true }: { id: string; resolved?: boolean | undefined },
): Promise<{ ok: true }> {
  await ports.transact(async work => {
    const { held, version, projectId } = await holdComment(work, who, id)
    const thread = { isInternal: held.internal, isFromTeam: held.fromTeam }
    if (held.parentId || !mayResolve(who.side, version.state, thread)) throw refusedComment()
    await setResolved(work, id, resolved ? ports.clock.now() : null)
    await announceReview(ports, work, projectId, { topic: 'comment', isInternal: held.internal })
  })
  return { ok: true }
}
