import { AppError } from 'shared/errors/app-error'
import { dateIt } from 'shared/formats/date-it'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { news } from 'shared/messages/it/news'
import { teamTexts } from 'shared/messages/it/team'
import type { ProjectStatus } from 'shared/projects/status'
import type { Work } from '../../platform/db/unit-of-work.ts'
import { sendMail } from '../../platform/mail/mail.jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { type News, notify } from '../notifications/notifications.service.ts'
import { assignedToTell } from '../team/addressees.service.ts'
import { announceProject, ownerOf } from './audience.service.ts'
import { holdProject, type Manager, recordProjectAct } from './manager-acts.service.ts'
import { statusChangedMail } from './projects.mails.ts'
import { type Project, updateProject } from './projects.repository.ts'
import { withUrgency } from './projects.service.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'transact'>

/** Sets any of the four statuses; client and assigned members are told (dashboard and team, section 4). */
export async function setStatus(
  ports: Ports,
  manager: Manager,
  { id, status }: { id: string; status: ProjectStatus },
) {
  const project = await ports.transact(async work => {
    const before = await holdProject(work, id)
    const changed = await updateProject(work, id, { status, updatedAt: ports.clock.now() })
    if (!changed) throw new AppError('NOT_FOUND')
    if (before.status !== status) await tellStatus(ports, work, changed, status)
    await recordProjectAct(work, manager, 'project.status', changed, { from: before.status, to: status })
    await announceProject(ports, work, id)
    return changed
  })
  return withUrgency(ports.clock, project)
}

async function tellStatus(ports: Ports, work: Work, project: Project, status: ProjectStatus): Promise<void> {
  const owner = await ownerOf(work, project.id)
  const label = dashboardTexts.status[status]
  await notify(work, ports.clock, [owner.userId], {
    title: news.statusChanged.title,
    message: news.statusChanged.message(project.title, label),
    type: status === 'completed' ? 'success' : 'info',
    link: `/dashboard/status?project=${project.id}`,
  })
  await sendMail(
    work,
    owner.email,
    statusChangedMail(ports.config, { ...owner, projectId: project.id, label }),
  )
  await tellAssigned(ports, work, project.id, {
    title: news.teamStatusChanged.title,
    message: news.teamStatusChanged.message(project.title, teamTexts.status[status]),
  })
}

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

async function tellAssigned(
  ports: Ports,
  work: Work,
  projectId: string,
  told: Pick<News, 'title' | 'message'>,
): Promise<void> {
  const assigned = await assignedToTell(work, projectId)
  await notify(
    work,
    ports.clock,
    assigned.map(({ userId }) => userId),
    {
      ...told,
      type: 'info',
      link: `/team/project/${projectId}`,
    },
  )
}
