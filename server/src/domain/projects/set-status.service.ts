import type { ProjectStatus } from 'shared/projects/status'
import { orNotFound } from '../../platform/or-not-found.ts'
import type { Platform } from '../../platform/platform.ts'
import { emit } from '../events/emit.service.ts'
import { updateProject } from './projects.repository.ts'
import { withUrgency } from './projects.service.ts'
import { queueStatusNews } from './status-news.jobs.ts'
import { findStatusNews } from './status-news.repository.ts'
import { tellStatus } from './status-news.service.ts'
import { holdProject } from './team-access.service.ts'

type Ports = Pick<Platform, 'clock' | 'transact'>
type Change = { id: string; status: ProjectStatus; undoable?: boolean | undefined }

/** Sets any of the four statuses; client and assigned members are told (docs/decisions/project-status.md). */
export async function setStatus(ports: Ports, { id, status, undoable }: Change) {
  const project = await ports.transact(async work => {
    const before = await holdProject(work, id)
    const now = ports.clock.now()
    const changed = orNotFound(await updateProject(work.db, id, { status, updatedAt: now }))
    if (before.status !== status) {
      const toldStatus = (await findStatusNews(work.db, id)).toldStatus ?? before.status
      if (undoable && toldStatus !== status) await queueStatusNews(work, id, toldStatus, now)
      else await tellStatus(work, changed, toldStatus)
    }
    await emit(work, {
      type: 'project.status-set',
      projectId: id,
      from: before.status as ProjectStatus,
      to: status,
    })
    return changed
  })
  return withUrgency(ports.clock, project)
}
