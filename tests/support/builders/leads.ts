import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { DB } from 'server/platform/db/schema.gen'
import { readAudit } from 'shared/audit-reading/read-audit'
import type { LeadKind } from 'shared/leads/lead'
import type { TestApp } from '../app.ts'

const person = () => ({
  firstName: 'Ada',
  lastName: 'Rossi',
  email: `lead-${randomUUID()}@example.com`,
  company: 'Forno Rossi',
})

const DESCRIPTION = 'Vogliamo trovare persone da assumere.'

/** A request for an audit whose first reading has gone out. @returns its id. */
export async function makeAudit(
  app: TestApp,
  facts: Partial<Insertable<DB['auditRequests']>> = {},
): Promise<string> {
  const sent = { ...person(), description: DESCRIPTION, ...facts }
  const report = readAudit({ company: sent.company, description: sent.description, videoUrl: null })
  const { id } = await app.context.db
    .insertInto('auditRequests')
    .values({
      processTokenHash: randomUUID(),
      report: JSON.stringify(report),
      processedAt: app.clock.now(),
      createdAt: app.clock.now(),
      ...sent,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A script whose better version has not been written yet. @returns its id. */
export async function makeScript(
  app: TestApp,
  facts: Partial<Insertable<DB['scriptImprovementRequests']>> = {},
): Promise<string> {
  const { id } = await app.context.db
    .insertInto('scriptImprovementRequests')
    .values({
      ...person(),
      originalScript: 'Siamo un forno di Parma.',
      processTokenHash: randomUUID(),
      createdAt: app.clock.now(),
      ...facts,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function makeInterview(
  app: TestApp,
  facts: Partial<Insertable<DB['interviewApplications']>> = {},
): Promise<string> {
  const { email, company: companyName } = person()
  const { id } = await app.context.db
    .insertInto('interviewApplications')
    .values({
      email,
      companyName,
      contactName: 'Ada Rossi',
      location: 'Parma',
      motivation: 'Facciamo pane da tre generazioni.',
      createdAt: app.clock.now(),
      ...facts,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function makeContact(
  app: TestApp,
  facts: Partial<Insertable<DB['contactMessages']>> = {},
): Promise<string> {
  const { email, company } = person()
  const { id } = await app.context.db
    .insertInto('contactMessages')
    .values({
      email,
      company,
      name: 'Ada Rossi',
      message: 'Quanto costa un video?',
      createdAt: app.clock.now(),
      ...facts,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A client asks a payment back. @returns the request's id. */
export async function makeRefund(app: TestApp, projectId: string, reason = 'Non ci piace.'): Promise<string> {
  const payment = await app.context.db
    .selectFrom('payments')
    .select(['id', 'userId'])
    .where('projectId', '=', projectId)
    .executeTakeFirstOrThrow()
  const { id } = await app.context.db
    .insertInto('refundRequests')
    .values({ paymentId: payment.id, projectId, userId: payment.userId, reason, createdAt: app.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Hands a request to a member without the news. */
export async function handTo(app: TestApp, kind: LeadKind, id: string, assigneeId: string): Promise<void> {
  const table = {
    audit: 'auditRequests',
    script: 'scriptImprovementRequests',
    interview: 'interviewApplications',
    contact: 'contactMessages',
    refund: 'refundRequests',
    question: 'clientQuestions',
  } as const
  await app.context.db
    .updateTable(table[kind] as 'contactMessages')
    .set({ assigneeId })
    .where('id', '=', id)
    .execute()
}
