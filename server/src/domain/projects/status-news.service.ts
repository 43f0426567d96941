import { dashboardTexts } from 'shared/messages/it/dashboard'
import { news } from 'shared/messages/it/news'
import { teamTexts } from 'shared/messages/it/team'
import type { ProjectStatus } from 'shared/projects/status'
import type { Work } from '../../platform/db/unit-of-work.ts'
import { sendMail } from '../../platform/mail/mail.jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { notify } from '../notifications/notifications.service.ts'
import { ownerOf } from './audience.service.ts'
import { statusChangedMail } from './projects.mails.ts'
import type { Project } from './projects.repository.ts'
import { keepStatusNews } from './status-news.repository.ts'
import { tellAssigned } from './tell-assigned.service.ts'

/** Tells the status of a project to those who know another one; nothing is left to be told then. */
export async function tellStatus(
  ports: Pick<Platform, 'clock' | 'config'>,
  work: Work,
  project: Project,
  toldStatus: string,
): Promise<void> {
  await keepStatusNews(work, project.id, { toldStatus: null, statusSetAt: null })
  if (toldStatus === project.status) return
  const status = project.status as ProjectStatus
  const owner = await ownerOf(work, project.id)
  const label = dashboardTexts.status[status]
  await notify(work, ports.clock, [owner.userId], {
    title: news.statusChanged.title,
    message: news.statusChanged.message(project.title, label),
    type: status === 'completed' ? 'success' : 'info',
    link: `/dashboard/status?project=${project.id}`,
  })
  const content = statusChangedMail(ports.config, { ...owner, projectId: project.id, label })
  await sendMail(work, owner.email, content)
  await tellAssigned(ports, work, project.id, {
    title: news.teamStatusChanged.title,
    message: news.teamStatusChanged.message(project.title, teamTexts.status[status]),
  })
}
