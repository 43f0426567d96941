import { AppError } from 'shared/errors/app-error'
import { news } from 'shared/messages/it/news'
import type { Work } from '../../platform/db/unit-of-work.ts'
import { sendMailToEach } from '../../platform/mail/mail.jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { notify } from '../notifications/notifications.service.ts'
import { accountsOf } from '../team/addressees.service.ts'
import { announceProject } from './audience.service.ts'
import { holdProject, type Manager, recordProjectAct } from './manager-acts.service.ts'
import { assignedMail } from './projects.mails.ts'
import type { Project } from './projects.repository.ts'
import { countMembers, replaceAssignments } from './team-projects.repository.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'transact'>

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
    const project = await holdProject(work, id)
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
    await recordProjectAct(work, manager, 'project.assigned', project, { memberIds: wanted })
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
  await sendMailToEach(work, newcomers, assignedMail(ports.config, project))
  await notify(work, ports.clock, (await accountsOf(work, removed)).map(userIdOf), {
    title: news.unassigned.title,
    message: news.unassigned.message(project.title),
    type: 'info',
    link: '/team/projects',
  })
}

const userIdOf = ({ userId }: { userId: string }): string => userId
