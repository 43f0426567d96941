import { AppError } from 'shared/errors/app-error'
import { dateIt } from 'shared/formats/date-it'
import { news } from 'shared/messages/it/news'
import type { Work } from '../../platform/db/unit-of-work.ts'
import type { Platform } from '../../platform/platform.ts'
import { notify } from '../notifications/notifications.service.ts'
import { announceProject, ownerOf } from './audience.service.ts'
import { holdProject, type Manager, recordProjectAct } from './manager-acts.service.ts'
import { type Project, updateProject } from './projects.repository.ts'
import { withUrgency } from './projects.service.ts'
import { tellAssigned } from './tell-assigned.service.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'transact'>

/** Sets or takes away the deadline; client and assigned members are told. */
export async function setDeadline(
  ports: Ports,
  manager: Manager,
  { id, deadline }: { id: string; deadline: string | null },
) {
  const project = await ports.transact(async work => {
    const before = await holdProject(work, id)
    const changed = await updateProject(work, id, { deadline, updatedAt: ports.clock.now() })
    if (!changed) throw new AppError('NOT_FOUND')
    if (before.deadline !== deadline) await tellDeadline(ports, work, changed)
    await recordProjectAct(work, manager, 'project.deadline', changed, {
      from: before.deadline,
      to: deadline,
    })
    await announceProject(ports, work, id)
    return changed
  })
  return withUrgency(ports.clock, project)
}

async function tellDeadline(ports: Ports, work: Work, project: Project): Promise<void> {
  const owner = await ownerOf(work, project.id)
  const told = project.deadline
    ? {
        title: news.deadlineChanged.title,
        message: news.deadlineChanged.message(project.title, dateIt(project.deadline)),
      }
    : { title: news.deadlineRemoved.title, message: news.deadlineRemoved.message(project.title) }
  await notify(work, ports.clock, [owner.userId], {
    ...told,
    type: 'info',
    link: `/dashboard/status?project=${project.id}`,
  })
  await tellAssigned(ports, work, project.id, told)
}
