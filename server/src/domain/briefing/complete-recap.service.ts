import { news } from 'shared/messages/it/news'
import type { Work } from '../../platform/db/unit-of-work.ts'
import { sendMail, sendMailToEach } from '../../platform/mail/mail.jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordAct } from '../audit/audit.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { announceProject, ownerOf } from '../projects/audience.service.ts'
import { withdrawConfirmation } from '../quote/confirmation.service.ts'
import { teamOf } from '../team/addressees.service.ts'
import { briefReceivedMail, newBriefMail } from './briefing.mails.ts'
import { findRecapOfProject, insertRecap } from './recap.repository.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'db' | 'limits' | 'transact'>

export interface Recap {
  id: string
  projectId: string
  summary: string
  updatedAt: Date
}

/** Writes a project's recap; with the first one client and team are told that the brief is in. */
export async function completeRecap(
  ports: Ports,
  work: Work,
  userId: string,
  recap: { projectId: string; summary: string; conversationId?: string; transcriptData?: string },
): Promise<Recap> {
  const now = ports.clock.now()
  const { summary, ...rest } = recap
  const isFirst = (await findRecapOfProject(work.db, userId, recap.projectId)) === undefined
  const written = await insertRecap(work, {
    ...rest,
    userId,
    briefingSummary: summary,
    isCompleted: true,
    createdAt: now,
    updatedAt: now,
  })
  await afterRecapChange(ports, work, recap.projectId)
  if (isFirst) await tellBriefReceived(ports, work, recap.projectId, summary)
  return written
}

/** Keeps what came too late: nobody is shown it, and nothing is priced by it. */
export async function keepUnshownRecap(
  { clock }: Pick<Ports, 'clock'>,
  work: Work,
  userId: string,
  {
    summary,
    ...rest
  }: { projectId: string; summary: string; conversationId: string; transcriptData: string },
): Promise<void> {
  const now = clock.now()
  await insertRecap(work, {
    ...rest,
    userId,
    briefingSummary: summary,
    isCompleted: false,
    createdAt: now,
    updatedAt: now,
  })
}

/** What every change of a recap brings with it. */
export async function afterRecapChange(ports: Ports, work: Work, projectId: string): Promise<void> {
  await withdrawConfirmation(ports, work, projectId)
  await announceProject(ports, work, projectId, 'recap')
}

async function tellBriefReceived(
  ports: Ports,
  work: Work,
  projectId: string,
  summary: string,
): Promise<void> {
  const owner = await ownerOf(work, projectId)
  const team = await teamOf(ports, work, projectId)
  const client = owner.company ?? owner.fullName
  await notify(work, ports.clock, [owner.userId], {
    title: news.briefReceived.title,
    message: news.briefReceived.message(owner.title),
    type: 'success',
    link: `/dashboard/quote?project=${projectId}`,
  })
  await notify(
    work,
    ports.clock,
    team.map(member => member.userId),
    {
      title: news.newBrief.title,
      message: news.newBrief.message(owner.title, client),
      type: 'info',
      link: `/team/project/${projectId}/briefing`,
    },
  )
  await sendMail(work, owner.email, briefReceivedMail(ports.config, { ...owner, projectId, summary }))
  await sendMailToEach(work, team, newBriefMail(ports.config, { ...owner, client, projectId }))
  await recordAct(work, {
    actorId: owner.userId,
    actorName: owner.fullName,
    action: 'brief.completed',
    subject: 'project',
    subjectId: projectId,
    projectId,
  })
}
