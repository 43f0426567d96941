import { AppError } from 'shared/errors/app-error'
import type { ProjectStatus } from 'shared/projects/status'
import type { Platform } from '../../platform/platform.ts'
import { announceProject } from './audience.service.ts'
import { holdProject, type Manager, recordProjectAct } from './manager-acts.service.ts'
import { updateProject } from './projects.repository.ts'
import { withUrgency } from './projects.service.ts'
import { queueStatusNews } from './status-news.jobs.ts'
import { findStatusNews } from './status-news.repository.ts'
import { tellStatus } from './status-news.service.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'transact'>
type Change = { id: string; status: ProjectStatus; undoable?: boolean | undefined }

/** Sets any of the four statuses; client and assigned members are told (dashboard and team, section 4). */
export async function setStatus(ports: Ports, manager: Manager, { id, status, undoable }: Change) {
  const project = await ports.transact(async work => {
    const before = await holdProject(work, id)
    const now = ports.clock.now()
    const changed = await updateProject(work, id, { status, updatedAt: now })
    if (!changed) throw new AppError('NOT_FOUND')
    if (before.status !== status) {
      const toldStatus = (await findStatusNews(work, id)).toldStatus ?? before.status
      if (undoable && toldStatus !== status) await queueStatusNews(work, id, toldStatus, now)
      else await tellStatus(ports, work, changed, toldStatus)
    }
    await recordProjectAct(work, manager, 'project.status', changed, { from: before.status, to: status })
    await announceProject(ports, work, id)
    return changed
  })
  return withUrgency(ports.clock, project)
}
