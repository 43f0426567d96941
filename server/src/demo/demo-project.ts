import { randomUUID } from 'node:crypto'
import type { DemoClient, DemoProject } from 'shared/catalogue/demo-content'
import { termsVersion } from 'shared/catalogue/terms-version'
import { dayInRome } from 'shared/formats/date-it'
import { euro } from 'shared/formats/euro'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { news } from 'shared/messages/it/news'
import { chargeOf } from 'shared/pricing/charge'
import { quoteOf } from 'shared/pricing/quote'
import { after, DAY, HOUR } from '../platform/clock.ts'
import type { Work } from '../platform/db/unit-of-work.ts'
import { type DemoClip, fillDemoReview } from './demo-review.ts'

/** The ids of the demo's people, by e-mail. */
export interface DemoPeople {
  members: Map<string, string>
  users: Map<string, string>
  names: Map<string, string>
}

export interface DemoOrder {
  project: DemoProject
  client: DemoClient
  userId: string
  people: DemoPeople
  now: Date
  chargeRule: 'payment-screen' | 'confirmed-quote'
  /** The films that are in the storage. */
  clips: Map<string, DemoClip>
}

/** One project with its recap, quote, payment, team and news, as it would be after the real acts. */
export async function fillDemoProject(work: Work, order: DemoOrder): Promise<void> {
  const { project, now, userId, people } = order
  const createdAt = after(now, project.createdDay * DAY)
  const { id: projectId } = await work.db
    .insertInto('projects')
    .values({
      userId,
      title: project.title,
      description: project.description,
      videoType: project.videoType,
      duration: project.duration,
      status: project.status,
      deadline: project.deadlineDay === null ? null : dayInRome(after(now, project.deadlineDay * DAY)),
      createdAt,
      updatedAt: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const email of project.team) {
    const teamMemberId = people.members.get(email)
    if (teamMemberId) {
      await work.db
        .insertInto('projectTeamAssignments')
        .values({ projectId, teamMemberId, assignedAt: createdAt })
        .execute()
    }
  }
  if (project.summary === null) return
  await fillRecap(work, projectId, order, project.summary, after(createdAt, HOUR))
  if (project.isPaid) await fillPayment(work, projectId, order, project.summary, after(createdAt, 2 * HOUR))
  await fillDemoReview(work, projectId, order)
}

async function fillRecap(
  { db }: Work,
  projectId: string,
  { project, client, userId, people }: DemoOrder,
  summary: string,
  at: Date,
): Promise<void> {
  await db
    .insertInto('briefingProgress')
    .values({ projectId, userId, briefingSummary: summary, isCompleted: true, createdAt: at, updatedAt: at })
    .execute()
  const manager = people.users.get('pm@demo.example')
  if (!manager) return
  await db
    .insertInto('notifications')
    .values({
      userId: manager,
      title: news.newBrief.title,
      message: news.newBrief.message(project.title, client.company),
      link: `/team/project/${projectId}/briefing`,
      read: project.status !== 'briefing',
      createdAt: at,
    })
    .execute()
}

async function fillPayment(
  { db }: Work,
  projectId: string,
  { project, userId, now, chargeRule }: DemoOrder,
  summary: string,
  at: Date,
): Promise<void> {
  const quote = quoteOf(summary)
  const { id: quoteId } = await db
    .insertInto('quotes')
    .values({
      projectId,
      userId,
      summary,
      lines: JSON.stringify(quote.lines),
      totalCents: quote.totalCents,
      ruleVersion: quote.ruleVersion,
      validUntil: dayInRome(after(now, 30 * DAY)),
      confirmedAt: at,
      createdAt: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { lines, ...charge } = chargeOf(chargeRule, summary)
  await db
    .insertInto('payments')
    .values({
      ...charge,
      lines: JSON.stringify(lines),
      projectId,
      userId,
      quoteId,
      provider: 'simulated',
      status: 'paid',
      requestId: randomUUID(),
      termsVersion,
      acceptedTermsAt: at,
      acceptedClausesAt: at,
      acceptedHigherAt: charge.totalCents > quote.totalCents ? at : null,
      paidAt: at,
      createdAt: at,
      updatedAt: at,
    })
    .execute()
  await fillClientNews({ db }, projectId, userId, project, charge.totalCents, at)
}

async function fillClientNews(
  { db }: Pick<Work, 'db'>,
  projectId: string,
  userId: string,
  project: DemoProject,
  totalCents: number,
  at: Date,
): Promise<void> {
  const link = `/dashboard/status?project=${projectId}`
  const label = dashboardTexts.status[project.status]
  await db
    .insertInto('notifications')
    .values([
      {
        userId,
        link,
        title: news.paid.title,
        message: news.paid.message(project.title, euro(totalCents)),
        type: 'success',
        read: true,
        createdAt: at,
      },
      {
        userId,
        link,
        title: news.statusChanged.title,
        message: news.statusChanged.message(project.title, label),
        type: 'info',
        read: project.status === 'completed',
        createdAt: after(at, 20 * HOUR),
      },
    ])
    .execute()
}
