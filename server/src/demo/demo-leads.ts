import { randomUUID } from 'node:crypto'
import { readAudit } from 'shared/audit-reading/read-audit'
import { type DemoLead, demoLeads } from 'shared/catalogue/demo-leads'
import { ANSWER_WITHIN_HOURS, lateBefore } from 'shared/inbox/lead'
import { inboxNews } from 'shared/messages/it/inbox'
import { visitorMails } from 'shared/messages/it/mails'
import { teamTexts } from 'shared/messages/it/team'
import { improveScript } from 'shared/script-improvement/improve-script'
import { type AuditEntry, logAudit } from '../domain/audit/audit.service.ts'
import { after, HOUR, MINUTE } from '../platform/clock.ts'
import { insertRow } from '../platform/db/row.ts'
import type { Tx } from '../platform/db/unit-of-work.ts'
import { actorOf, type DemoPeople, insertDemoNews, MANAGER } from './demo-people.ts'

/** Fills leads in all states, some of them overdue. */
export async function fillDemoLeads(
  tx: Tx,
  people: DemoPeople,
  now: Date,
  leads: readonly DemoLead[] = demoLeads,
): Promise<void> {
  for (const lead of leads) {
    const handling = handlingOf(lead, people, now)
    const id = await inserters[lead.kind](tx, lead, handling)
    if (lead.reply && handling.answeredAt) await insertReply(tx, people, lead, id, handling.answeredAt)
    await fillLeadActs(tx, people, { ...lead, id }, handling)
    if (handling.overdueToldAt && !handling.answeredAt)
      await tellManager(tx, people, lead, id, handling.overdueToldAt)
  }
}

function handlingOf(lead: DemoLead, { members }: DemoPeople, now: Date) {
  const { state, hoursAgo, answeredAfter, assignee } = lead
  const createdAt = after(now, -hoursAgo * HOUR)
  const answeredAt = answeredAfter === undefined ? null : after(createdAt, answeredAfter * HOUR)
  const settledAt = answeredAt ?? after(createdAt, HOUR)
  const isLate = answeredAt === null && state !== 'closed' && createdAt <= lateBefore(now)
  return {
    state,
    createdAt,
    answeredAt,
    assigneeId: (assignee && members.get(assignee)) ?? null,
    updatedAt: state === 'new' ? createdAt : settledAt,
    closedAt: state === 'closed' ? settledAt : null,
    overdueToldAt: isLate ? after(createdAt, ANSWER_WITHIN_HOURS * HOUR) : null,
  }
}

type Handling = ReturnType<typeof handlingOf>

const inserters: Record<DemoLead['kind'], (tx: Tx, lead: DemoLead, handling: Handling) => Promise<string>> = {
  audit: ({ db }, { text, videoUrl = null, ...lead }, handling) => {
    const report = readAudit({ company: lead.company, description: text, videoUrl })
    return insertRow(db, 'auditRequests', {
      ...personOf(lead),
      description: text,
      videoUrl,
      ...workedOn(report, handling),
    })
  },
  script: ({ db }, { text, ...lead }, handling) => {
    const material = { company: lead.company, website: null, projectDescription: null }
    const report = improveScript({ ...material, originalScript: text })
    return insertRow(db, 'scriptImprovementRequests', {
      ...personOf(lead),
      originalScript: text,
      ...workedOn(report, handling),
    })
  },
  interview: ({ db }, { text, company, email, location = '', ...lead }, handling) =>
    insertRow(db, 'interviewApplications', {
      contactName: nameOf(lead),
      companyName: company,
      email,
      location,
      motivation: text,
      ...handling,
    }),
  contact: ({ db }, { text, company, email, ...lead }, handling) =>
    insertRow(db, 'contactMessages', { name: nameOf(lead), company, email, message: text, ...handling }),
}

const nameOf = ({ firstName, lastName }: Pick<DemoLead, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`

const personOf = ({ firstName, lastName, email, company }: Omit<DemoLead, 'text'>) => ({
  firstName,
  lastName,
  email,
  company,
})

/** Returns the columns of a lead with a report, sent at once. */
const workedOn = (report: object, handling: Handling) => ({
  ...handling,
  processTokenHash: randomUUID(),
  report: JSON.stringify(report),
  processedAt: handling.createdAt,
})

async function insertReply(
  { db }: Tx,
  { members, names }: DemoPeople,
  { kind, assignee = '', reply = '' }: DemoLead,
  leadId: string,
  createdAt: Date,
): Promise<void> {
  await insertRow(db, 'leadReplies', {
    memberId: members.get(assignee) ?? null,
    authorName: names.get(assignee) ?? assignee,
    subject: visitorMails.reply.subject,
    text: reply,
    createdAt,
    [`${kind}Id`]: leadId,
  })
}

/** Inserts audit entries of assigning, answering and closing leads. */
async function fillLeadActs(
  tx: Tx,
  people: DemoPeople,
  { id, kind, assignee, reply }: DemoLead & { id: string },
  { createdAt, answeredAt, closedAt }: Handling,
): Promise<void> {
  const log = (email: string, act: Pick<AuditEntry, 'action' | 'detail' | 'createdAt'>) =>
    logAudit(tx, { subject: `lead.${kind}`, subjectId: id, ...actorOf(people, email), ...act })
  const handler = assignee ?? MANAGER
  if (assignee) {
    const detail = { member: actorOf(people, assignee).actorName }
    await log(MANAGER, { action: 'lead.assigned', detail, createdAt: after(createdAt, HOUR / 2) })
  }
  if (answeredAt && reply) await log(handler, { action: 'lead.replied', createdAt: answeredAt })
  if (answeredAt && !reply) {
    const detail = { from: 'in-progress', to: 'answered' }
    await log(handler, { action: 'lead.state', detail, createdAt: answeredAt })
  }
  if (closedAt) {
    const detail = { from: answeredAt ? 'answered' : 'new', to: 'closed' }
    await log(handler, { action: 'lead.state', detail, createdAt: after(closedAt, MINUTE) })
  }
}

async function tellManager(
  tx: Tx,
  { users }: DemoPeople,
  { kind, company }: DemoLead,
  id: string,
  createdAt: Date,
): Promise<void> {
  const userId = users.get(MANAGER)
  if (!userId) return
  const { title, message } = inboxNews.late
  await insertDemoNews(tx, {
    userId,
    title,
    createdAt,
    type: 'warning',
    message: message(teamTexts.leads.kinds[kind], company),
    link: `/team/leads/${kind}/${id}`,
  })
}
