import { commentStateOf, mayAssign } from 'shared/deliverables/comments'
import { AppError } from 'shared/errors/app-error'
import type { Actor, MemberScope } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { changeComment, isCarriedOn } from './comments.repository.ts'
import { commentNotAllowedError, loadCommentForUpdate } from './comments.service.ts'
import { listProjectTeam } from './mentions.service.ts'

type Deps = Pick<AppDeps, 'config' | 'transact'>

/**
 * Assigns a comment to the actor, or releases one that is assigned to the actor; the team sees the assignee. One that
 * somebody else has meanwhile keeps its assignee.
 * @throws AppError `NOT_FOUND`, `INVALID_INPUT` for a reply.
 */
export async function claimComment(
  deps: Deps,
  actor: Actor & MemberScope,
  { id, taken }: { id: string; taken: boolean },
): Promise<void> {
  await deps.transact(async tx => {
    const around = await loadCommentForUpdate(tx, actor, id)
    const { parentId, ownerId } = around.held
    if (parentId) throw commentNotAllowedError()
    if (taken || ownerId === actor.member.id) await assignTo(deps, tx, around, taken ? actor.member.id : null)
  })
}

/**
 * Assigns an open comment to a member of the project, or unassigns it, as a manager.
 * @throws AppError `NOT_FOUND`; `INVALID_INPUT` for a reply, a comment that is not open, or a member outside the
 * project.
 */
export async function assignComment(
  deps: Deps,
  actor: Actor & MemberScope,
  { id, memberId }: { id: string; memberId: string | null },
): Promise<void> {
  await deps.transact(async tx => {
    const around = await loadCommentForUpdate(tx, actor, id)
    const { held } = around
    const state = commentStateOf({ ...held, isCarried: await isCarriedOn(tx.db, id) })
    const { isManager } = actor.member
    if (!mayAssign({ isManager, isReply: held.parentId !== null, state })) throw commentNotAllowedError()
    await assignTo(deps, tx, around, memberId)
  })
}

async function assignTo(
  { config }: Pick<AppDeps, 'config'>,
  tx: Tx,
  { held, version, projectId, assetName }: Awaited<ReturnType<typeof loadCommentForUpdate>>,
  memberId: string | null,
): Promise<void> {
  const team = await listProjectTeam({ config, db: tx.db }, projectId)
  const nameOf = (id: string | null) => team.find(one => one.memberId === id)?.fullName ?? null
  if (memberId !== null && nameOf(memberId) === null)
    throw new AppError('INVALID_INPUT', { fields: { memberId: 'OUT_OF_RANGE' } })
  if (memberId === held.ownerId) return
  await changeComment(tx.db, held.id, { ownerId: memberId })
  await emit(tx, {
    type: 'comment.assigned',
    projectId,
    deliverableId: version.id,
    commentId: held.id,
    asset: assetName,
    text: held.text,
    memberId,
    member: nameOf(memberId),
    former: nameOf(held.ownerId),
  })
}
