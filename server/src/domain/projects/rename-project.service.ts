import { AppError } from 'shared/errors/app-error'
import type { Work } from '../../platform/db/unit-of-work.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordAct } from '../audit/audit.service.ts'
import { announceProject } from './audience.service.ts'
import { holdProject, type Manager } from './manager-acts.service.ts'
import { type Project, updateProject } from './projects.repository.ts'
import { holdOwnProject, withUrgency } from './projects.service.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'limits' | 'transact'>

interface Naming {
  id: string
  title: string
}

/** A client gives an own project another name. @throws AppError `NOT_FOUND`, `LIMITED`. */
export async function renameOwnProject(
  ports: Ports,
  { id: userId, fullName }: { id: string; fullName: string },
  naming: Naming,
) {
  await ports.limits.take('saving', userId)
  return rename(ports, { actorId: userId, actorName: fullName }, naming, work =>
    holdOwnProject(work, userId, naming.id),
  )
}

/** A manager gives a project another name. @throws AppError `NOT_FOUND`. */
export function renameProject(ports: Omit<Ports, 'limits'>, manager: Manager, naming: Naming) {
  return rename(ports, { actorId: null, actorName: manager.fullName }, naming, work =>
    holdProject(work, naming.id),
  )
}

async function rename(
  ports: Omit<Ports, 'limits'>,
  actor: { actorId: string | null; actorName: string },
  { id, title }: Naming,
  hold: (work: Work) => Promise<Project>,
) {
  const project = await ports.transact(async work => {
    const before = await hold(work)
    if (before.title === title) return before
    const renamed = await updateProject(work, id, { title, updatedAt: ports.clock.now() })
    if (!renamed) throw new AppError('NOT_FOUND')
    await recordAct(work, {
      ...actor,
      action: 'project.renamed',
      subject: 'project',
      subjectId: id,
      projectId: id,
      detail: { from: before.title, to: title },
    })
    await announceProject(ports, work, id)
    return renamed
  })
  return withUrgency(ports.clock, project)
}
