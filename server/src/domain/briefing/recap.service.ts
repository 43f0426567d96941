import { AppError } from 'shared/errors/app-error'
import { news } from 'shared/messages/it/news'
import type { Work } from '../../platform/db/unit-of-work.ts'
import { sendMail } from '../../platform/mail/mail.jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordAct } from '../audit/audit.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { isPaidFor } from '../payment/paid.service.ts'
import { announceProject, ownerOf } from '../projects/audience.service.ts'
import { getOwnProject, holdOwnProject } from '../projects/projects.service.ts'
import { withdrawConfirmation } from '../quote/confirmation.service.ts'
import { teamOf } from '../team/addressees.service.ts'
import { briefReceivedMail, newBriefMail } from './briefing.mails.ts'
import { findConversation } from './conversation.repository.ts'
import {
  findNewestRecapOfPerson,
  findOwnRecap,
  findRecapOfProject,
  insertRecap,
  updateRecap,
} from './recap.repository.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'db' | 'limits' | 'transact'>

export interface Recap {
  id: string
  projectId: string
  summary: string
  updatedAt: Date
}

interface EditedRecap {
  id?: string | undefined
  projectId: string
  summary: string
  seenAt?: string | undefined
}

export type RecapState = { state: 'waiting' | 'none' } | ({ state: 'ready' } & Recap)

/**
 * What the recap panel shows: the project's recap, else the person's newest one of another project, which can
 * then be linked (dashboard and team, section 7; decision 23).
 */
export async function recapFor(ports: Ports, userId: string, projectId: string): Promise<RecapState> {
  await getOwnProject(ports, userId, projectId)
  const conversation = await findConversation(ports.db, projectId)
  const recap = await findRecapOfProject(ports.db, userId, projectId)
  if (recap) return { state: 'ready', ...recap }
  if (conversation) return { state: 'waiting' }
  const elsewhere = await findNewestRecapOfPerson(ports.db, userId)
  return elsewhere ? { state: 'ready', ...elsewhere } : { state: 'none' }
}

/** The project's own recap: what brief summary, status, quote and payment read. */
export async function summaryOf(
  ports: Pick<Ports, 'db'>,
  userId: string,
  projectId: string,
): Promise<Recap | null> {
  await getOwnProject(ports, userId, projectId)
  return (await findRecapOfProject(ports.db, userId, projectId)) ?? null
}

/**
 * Saves an edited recap, or one typed by hand when no id is given. A confirmation of the quote is withdrawn
 * (decision 28).
 * @throws AppError `NOT_FOUND`, `PROJECT_PAID`, `RECAP_CHANGED` when it is no longer the one that was seen.
 */
export async function saveSummary(
  ports: Ports,
  userId: string,
  { id, projectId, summary, seenAt }: EditedRecap,
): Promise<Recap> {
  await ports.limits.take('saving', userId)
  return ports.transact(async work => {
    const updatedAt = ports.clock.now()
    const found = id === undefined ? undefined : await findOwnRecap(work, userId, id)
    if (id !== undefined && !found) throw new AppError('NOT_FOUND')
    await holdUnpaidProject(work, userId, found?.projectId ?? projectId)
    if (!found) return completeRecap(ports, work, userId, { projectId, summary })
    // Read again: what was read before the project was held may have changed meanwhile.
    const edited = (await findOwnRecap(work, userId, found.id)) ?? found
    if (edited.summary === summary) return { ...edited, summary }
    if (seenAt !== undefined && edited.updatedAt.getTime() !== Date.parse(seenAt))
      throw new AppError('RECAP_CHANGED')
    const recap = await updateRecap(work, userId, edited.id, { briefingSummary: summary, updatedAt })
    if (!recap) throw new AppError('NOT_FOUND')
    await afterRecapChange(ports, work, recap.projectId)
    return recap
  })
}

/**
 * Moves a recap to another project of the same person.
 * @throws AppError `NOT_FOUND`, `PROJECT_PAID` when either project is paid.
 */
export async function linkRecap(
  ports: Ports,
  userId: string,
  { id, projectId }: { id: string; projectId: string },
): Promise<Recap> {
  return ports.transact(async work => {
    const found = await findOwnRecap(work, userId, id)
    if (!found) throw new AppError('NOT_FOUND')
    // Always in the same order, so that two links in opposite directions cannot deadlock.
    for (const held of [...new Set([found.projectId, projectId])].sort())
      await holdUnpaidProject(work, userId, held)
    if (found.projectId === projectId && found.summary !== null) return { ...found, summary: found.summary }
    const recap = await updateRecap(work, userId, id, {
      projectId,
      // The conversation that wrote it belongs to the other project, and may write another one there.
      conversationId: null,
      updatedAt: ports.clock.now(),
    })
    if (!recap) throw new AppError('NOT_FOUND')
    await afterRecapChange(ports, work, found.projectId)
    await afterRecapChange(ports, work, projectId)
    return recap
  })
}

/** Holds a project whose recap may still change. */
export async function holdUnpaidProject(work: Work, userId: string, projectId: string) {
  const project = await holdOwnProject(work, userId, projectId)
  if (await isPaidFor(work, projectId)) throw new AppError('PROJECT_PAID')
  return project
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
  for (const { email } of team)
    await sendMail(work, email, newBriefMail(ports.config, { ...owner, projectId }))
  await recordAct(work, {
    actorId: owner.userId,
    actorName: owner.fullName,
    action: 'brief.completed',
    subject: 'project',
    subjectId: projectId,
    projectId,
  })
}
