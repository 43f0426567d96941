import { orNotFound } from '../../platform/or-not-found.ts'
import type { Platform } from '../../platform/platform.ts'
import { emit } from '../events/emit.service.ts'
import { updateProject } from './projects.repository.ts'
import { withUrgency } from './projects.service.ts'
import { holdProject } from './team-access.service.ts'

/** Sets or takes away the deadline; client and assigned members are told. @throws AppError `NOT_FOUND`. */
export async function setDeadline(
  ports: Pick<Platform, 'clock' | 'transact'>,
  { id, deadline }: { id: string; deadline: string | null },
) {
  const project = await ports.transact(async work => {
    const before = await holdProject(work, id)
    // A deadline that was the client's wish stays readable as a wish.
    const wishedDay = before.wishedDay ?? (before.deadlineByTeam ? null : before.deadline)
    const change = { deadline, deadlineByTeam: deadline !== null, wishedDay, updatedAt: ports.clock.now() }
    const changed = orNotFound(await updateProject(work.db, id, change))
    await emit(work, { type: 'project.deadline-set', projectId: id, from: before.deadline, to: deadline })
    return changed
  })
  return withUrgency(ports.clock, project)
}
