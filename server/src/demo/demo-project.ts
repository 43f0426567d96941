import type { DemoClient, DemoProject } from 'shared/catalogue/demo-content'
import { demoReviews } from 'shared/catalogue/demo-review'
import { dayInRome } from 'shared/formats/date-it'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { news } from 'shared/messages/it/news'
import type { PaymentRules } from 'shared/pricing/charge'
import { type ProjectStatus, projectStatuses } from 'shared/projects/status'
import { ownCompanyId } from '../domain/identity/companies/companies.service.ts'
import { after, DAY, HOUR } from '../platform/clock.ts'
import { insertRow } from '../platform/db/row.ts'
import type { Tx } from '../platform/db/unit-of-work.ts'
import { fillDemoPayment } from './demo-payment.ts'
import { type DemoPeople, insertClientNews, insertDemoNews, logProjectAct, MANAGER } from './demo-people.ts'
import { type DemoClip, fillDemoReview } from './demo-review.ts'
import { fillDemoSchedule } from './demo-schedule.ts'

interface Step {
  from: ProjectStatus
  to: ProjectStatus
  at: Date
}

/** Returns the steps by which a demo project reached its status, oldest first, all before `now`. */
function courseOf(project: DemoProject, now: Date): Step[] {
  const reviews = demoReviews[project.title] ?? []
  const lastDay = Math.min(project.deadlineDay ?? 0, 0)
  const [first] = reviews
  const last = reviews.at(-1)
  const reachedOnDay: Record<ProjectStatus, number> = {
    briefing: project.createdDay,
    'in-production': project.createdDay + 0.9,
    'in-review': first ? project.createdDay + first.day : (project.createdDay + lastDay) / 2,
    completed: last ? project.createdDay + last.day + 1 : lastDay,
  }
  const passed = projectStatuses.slice(0, projectStatuses.indexOf(project.status) + 1)
  return passed
    .slice(1)
    .map((to, index) => ({ from: passed[index] ?? to, to, at: after(now, reachedOnDay[to] * DAY + HOUR) }))
}

export interface DemoOrder {
  projectId: string
  project: DemoProject
  client: DemoClient
  userId: string
  people: DemoPeople
  now: Date
  rules: PaymentRules
  /** Videos that are in the storage. */
  clips: Map<string, DemoClip>
}

/** Fills a project with recap, quote, payment, team and notifications, as after real use. */
export async function fillDemoProject(tx: Tx, ordered: Omit<DemoOrder, 'projectId'>): Promise<void> {
  const { project, now, userId } = ordered
  const createdAt = after(now, project.createdDay * DAY)
  const deadline = project.deadlineDay === null ? null : dayInRome(after(now, project.deadlineDay * DAY))
  const isOrdered = project.payment !== 'none'
  const projectId = await insertRow(tx.db, 'projects', {
    userId,
    companyId: await ownCompanyId(tx, userId),
    title: project.title,
    description: project.description,
    videoType: project.videoType,
    duration: project.duration,
    status: project.status,
    deadline,
    deadlineByTeam: isOrdered && deadline !== null,
    wishedDay: isOrdered ? null : deadline,
    createdAt,
    updatedAt: createdAt,
  })
  const order = { ...ordered, projectId }
  await fillTeam(tx, order, after(createdAt, 21 * HOUR))
  await fillCourse(tx, order)
  await fillRecap(tx, order, after(createdAt, HOUR))
  if (isOrdered) await fillDemoPayment(tx, order, after(createdAt, 2 * HOUR))
  await fillDemoReview(tx, order)
  await fillDemoSchedule(tx, order)
}

async function fillTeam(tx: Tx, order: DemoOrder, assignedAt: Date): Promise<void> {
  const { project, people, projectId } = order
  const memberIds = project.team.flatMap(email => people.members.get(email) ?? [])
  if (memberIds.length === 0) return
  await tx.db
    .insertInto('projectTeamAssignments')
    .values(memberIds.map(teamMemberId => ({ projectId, teamMemberId, assignedAt })))
    .execute()
  const act = { action: 'project.assigned', detail: { memberIds }, createdAt: assignedAt } as const
  await logProjectAct(tx, order, MANAGER, act)
}

/** Inserts the steps to the project's status into the audit log, and the last one as a notification of the client. */
async function fillCourse(tx: Tx, order: DemoOrder): Promise<void> {
  const { project, now } = order
  const course = courseOf(project, now)
  for (const { at, ...detail } of course)
    await logProjectAct(tx, order, MANAGER, { action: 'project.status', detail, createdAt: at })
  const last = course.at(-1)
  if (!last) return
  const { title, message } = news.statusChanged
  await insertClientNews(tx, order, 'status', {
    title,
    message: message(project.title, dashboardTexts.status[project.status]),
    type: 'info',
    read: project.status === 'completed',
    createdAt: last.at,
  })
}

async function fillRecap(tx: Tx, order: DemoOrder, at: Date): Promise<void> {
  const { projectId, project, client, userId, people } = order
  const { summary: briefingSummary } = project
  await tx.db
    .insertInto('briefingProgress')
    .values({ projectId, userId, briefingSummary, isCompleted: true, createdAt: at, updatedAt: at })
    .execute()
  await logProjectAct(tx, order, client.email, { action: 'brief.completed', createdAt: at })
  const manager = people.users.get(MANAGER)
  if (!manager) return
  await insertDemoNews(tx, {
    userId: manager,
    title: news.newBrief.title,
    message: news.newBrief.message(project.title, client.company),
    link: `/team/project/${projectId}/briefing`,
    read: project.status !== 'briefing',
    createdAt: at,
  })
}
