import { commentStateOf, mayAssign } from 'shared/deliverables/comment-state'
import { AppError } from 'shared/errors/app-error'
import type { Actor, MemberScope } from '../../../platform/actor.ts'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { changeComment, isCarriedOn } from './comments.repository.ts'
import { loadCommentForUpdate, refusedComment } from './comments.service.ts'
import { teamOf } from './mentions.service.ts'

type Ports = Pick<Platform, 'config' | 'transact'>

/**
 * Takes a comment up as one's own work, or hands it back; the team sees who works on what.
 * @throws AppError `NOT_FOUND`, `INVALID_INPUT` for an answer.
 */
export async function takeComment(
  ports: Ports,
  actor: Actor & MemberScope,
  { id, taken }: { id: string; taken: boolean },
): Promise<void> {
  await ports.transact(async work => {
    const around = await loadCommentForUpdate(work, actor, id)
    if (around.held.parentId) throw refusedComment()
    await giveTo(ports, work, around, taken ? actor.member.id : null)
  })
}

/**
 * A manager gives an open comment to somebody who works on the project, or to nobody.
 * @throws AppError `NOT_FOUND`; `INVALID_INPUT` for an answer, a comment that is not open, or a member who does not work on
 * the project.
 */
export async function assignComment(
  ports: Ports,
  actor: Actor & MemberScope,
  { id, memberId }: { id: string; memberId: string | null },
): Promise<void> {
  await ports.transact(async work => {
    const around = await loadCommentForUpdate(work, actor, id)
    const { held } = around
    const state = commentStateOf({ ...held, isCarried: await isCarriedOn(work.db, id) })
    const { isManager } = actor.member
    if (!mayAssign({ isManager, isReply: held.parentId !== null, state })) throw refusedComment()
    await giveTo(ports, work, around, memberId)
  })
}

type Held = Awaited<ReturnType<typeof loadCommentForUpdate>>

async function giveTo(
  { config }: Pick<Platform, 'config'>,
  work: Work,
  { held, version, projectId, assetName }: Held,
  memberId: string | null,
): Promise<void> {
  const team = await teamOf({ config }, work.db, projectId)
  const nameOf = (id: string | null) => team.find(one => one.memberId === id)?.fullName ?? null
  if (memberId !== null && nameOf(memberId) === null)
    throw new AppError('INVALID_INPUT', { fields: { memberId: 'OUT_OF_RANGE' } })
  if (memberId === held.ownerId) return
  await changeComment(work.db, held.id, { ownerId: memberId })
  await emit(work, {
    type: 'comment.assigned',
    projectId,
    deliverableId: version.id,
    asset: assetName,
    text: held.text,
    memberId,
    member: nameOf(memberId),
    former: nameOf(held.ownerId),
  })
}
