import type { ActCode } from 'shared/audit/act'
import { AppError } from 'shared/errors/app-error'
import { dateIt } from 'shared/formats/date-it'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { news } from 'shared/messages/it/news'
import { teamTexts } from 'shared/messages/it/team'
import type { ProjectStatus } from 'shared/projects/status'
import type { Work } from '../../platform/db/unit-of-work.ts'
import { sendMail } from '../../platform/mail/mail.jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordAct } from '../audit/audit.service.ts'
import { type News, notify } from '../notifications/notifications.service.ts'
import { accountsOf, assignedToTell } from '../team/addressees.service.ts'
import { announceProject, ownerOf } from './audience.service.ts'
import { assignedMail, statusChangedMail } from './projects.mails.ts'
import { type Project, updateProject } from './projects.repository.ts'
import { withUrgency } from './projects.service.ts'
import { countMembers, lockProject, replaceAssignments } from './team-projects.repository.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'transact'>

/** The manager who acts, for the history. */
export interface Manager {
  fullName: string
  email: string
}

/** Sets any of the four statuses; client and assigned members are told (dashboard and team, section 4). */
export async function setStatus(
  ports: Ports,
  manager: Manager,
  { id, status }: { id: string; status: ProjectStatus },
) {
  const project = await ports.transact(async work => {
    const before = await hold(work, id)
    const changed = await updateProject(work, id, { status, updatedAt: ports.clock.now() })
    if (!changed) throw new AppError('NOT_FOUND')
    if (before.status !== status) await tellStatus(ports, work, changed, status)
    await record(work, manager, 'project.status', changed, { from: before.status, to: status })
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
    const before = await hold(work, id)
    const changed = await updateProject(work, id, { deadline, updatedAt: ports.clock.now() })
    if (!changed) throw new AppError('NOT_FOUND')
    if (before.deadline !== deadline) await tellDeadline(ports, work, changed)
    await record(work, manager, 'project.deadline', changed, { from: before.deadline, to: deadline })
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

/**
 * Replaces who works on a project; who is added or taken off is told.
 * @throws AppError `NOT_FOUND` for the project, `INVALID_INPUT` on `memberIds` for an unknown or suspended member.
 */
export async function assignProject(
  ports: Ports,
  manager: Manager,
  { id, memberIds }: { id: string; memberIds: string[] },
): Promise<{ ok: true }> {
  const wanted = [...new Set(memberIds)]
  await ports.transact(async work => {
    const project = await hold(work, id)
    if ((await countMembers(work, wanted)) !== wanted.length) {
      throw new AppError('INVALID_INPUT', { fields: { memberIds: 'OUT_OF_RANGE' } })
    }
    // Those taken off see the project disappear, so they are told before they are out of its audience.
    await announceProject(ports, work, id)
    const before = await replaceAssignments(work, id, wanted, ports.clock.now())
    await tellAssignment(ports, work, project, {
      added: wanted.filter(member => !before.includes(member)),
      removed: before.filter(member => !wanted.includes(member)),
    })
    await record(work, manager, 'project.assigned', project, { memberIds: wanted })
    await announceProject(ports, work, id)
  })
  return { ok: true }
}

async function tellAssignment(
  ports: Ports,
  work: Work,
  project: Project,
  { added, removed }: { added: string[]; removed: string[] },
): Promise<void> {
  const newcomers = await accountsOf(work, added)
  await notify(work, ports.clock, newcomers.map(userIdOf), {
    title: news.assigned.title,
    message: news.assigned.message(project.title),
    type: 'info',
    link: `/team/project/${project.id}`,
  })
  for (const { email } of newcomers) await sendMail(work, email, assignedMail(ports.config, project))
  await notify(work, ports.clock, (await accountsOf(work, removed)).map(userIdOf), {
    title: news.unassigned.title,
    message: news.unassigned.message(project.title),
    type: 'info',
    link: '/team/projects',
  })
}

async function tellAssigned(
  ports: Ports,
  work: Work,
  projectId: string,
  told: Pick<News, 'title' | 'message'>,
): Promise<void> {
  const assigned = await assignedToTell(work, projectId)
  await notify(work, ports.clock, assigned.map(userIdOf), {
    ...told,
    type: 'info',
    link: `/team/project/${projectId}`,
  })
}

const userIdOf = ({ userId }: { userId: string }): string => userId

async function hold(work: Work, id: string): Promise<Project> {
  const project = await lockProject(work, id)
  if (!project) throw new AppError('NOT_FOUND')
  return project
}

function record(
  work: Work,
  manager: Manager,
  action: ActCode,
  project: Project,
  detail: Record<string, unknown>,
): Promise<void> {
  return recordAct(work, {
    actorId: null,
    actorName: manager.fullName,
    action,
    subject: 'project',
    subjectId: project.id,
    projectId: project.id,
    detail,
  })
}
