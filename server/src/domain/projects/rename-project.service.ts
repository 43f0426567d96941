import type { Work } from '../../platform/db/unit-of-work.ts'
import { orNotFound } from '../../platform/or-not-found.ts'
import type { Platform } from '../../platform/platform.ts'
import { emit } from '../events/emit.service.ts'
import { type Project, updateProject } from './projects.repository.ts'
import { lockOwnProject, withUrgency } from './projects.service.ts'
import { holdProject } from './team-access.service.ts'

type Ports = Pick<Platform, 'clock' | 'transact'>

interface Naming {
  id: string
  title: string
}

/** A client gives an own project another name. @throws AppError `NOT_FOUND`, `LIMITED`. */
export async function renameOwnProject(
  ports: Ports & Pick<Platform, 'limits'>,
  userId: string,
  naming: Naming,
) {
  await ports.limits.take('saving', userId)
  return rename(ports, naming, work => lockOwnProject(work, userId, naming.id))
}

/** A manager gives a project another name. @throws AppError `NOT_FOUND`. */
export const renameProject = (ports: Ports, naming: Naming) =>
  rename(ports, naming, work => holdProject(work, naming.id))

async function rename(ports: Ports, { id, title }: Naming, hold: (work: Work) => Promise<Project>) {
  const project = await ports.transact(async work => {
    const before = await hold(work)
    if (before.title === title) return before
    const renamed = orNotFound(await updateProject(work.db, id, { title, updatedAt: ports.clock.now() }))
    await emit(work, { type: 'project.renamed', projectId: id, from: before.title, to: title })
    return renamed
  })
  return withUrgency(ports.clock, project)
}
