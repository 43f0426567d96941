import { AppError } from 'shared/errors/app-error'
import type { Platform } from '../../platform/platform.ts'
import { emit } from '../events/emit.service.ts'
import { holdProject } from './team-access.service.ts'
import { countMembers, replaceAssignments } from './team-projects.repository.ts'

/**
 * Replaces who works on a project; who is added or taken off is told.
 * @throws AppError `NOT_FOUND` for the project, `INVALID_INPUT` on `memberIds` for an unknown or suspended member.
 */
export async function assignProject(
  ports: Pick<Platform, 'clock' | 'transact'>,
  { id, memberIds }: { id: string; memberIds: string[] },
): Promise<void> {
  const after = [...new Set(memberIds)]
  await ports.transact(async work => {
    const { deadline } = await holdProject(work, id)
    if ((await countMembers(work.db, after)) !== after.length) {
      throw new AppError('INVALID_INPUT', { fields: { memberIds: 'OUT_OF_RANGE' } })
    }
    const before = await replaceAssignments(work.db, id, after, ports.clock.now())
    await emit(work, {
      type: 'project.assigned',
      projectId: id,
      deadline,
      before,
      after,
      added: after.filter(member => !before.includes(member)),
      removed: before.filter(member => !after.includes(member)),
    })
  })
}
