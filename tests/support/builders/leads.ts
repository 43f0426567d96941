import { randomUUID } from 'node:crypto'
import { readAudit } from 'shared/audit-reading/read-audit'
import type { LeadKind } from 'shared/inbox/lead'
import type { TestApp } from '../app.ts'
import { type Facts, getRow, insertRow } from '../rows.ts'

/** Returns the fields of a new visitor that the forms share. */
export const leadPerson = () => ({
  firstName: 'Ada',
  lastName: 'Rossi',
  email: `lead-${randomUUID()}@example.com`,
  company: 'Forno Rossi',
})

const DESCRIPTION = 'Vogliamo trovare persone da assumere.'

/** Inserts an audit request whose report has been sent. Returns its id. */
export async function makeAudit(app: TestApp, facts: Facts<'auditRequests'> = {}): Promise<string> {
  const sent = { ...leadPerson(), description: DESCRIPTION, ...facts }
  const report = readAudit({ company: sent.company, description: sent.description, videoUrl: null })
  return insertRow(app, 'auditRequests', {
    processTokenHash: randomUUID(),
    report: JSON.stringify(report),
    processedAt: app.clock.now(),
    createdAt: app.clock.now(),
    ...sent,
  })
}

/** Inserts a script request that is not improved yet. Returns its id. */
export async function makeScript(app: TestApp, facts: Facts<'scriptImprovementRequests'> = {}) {
  return insertRow(app, 'scriptImprovementRequests', {
    ...leadPerson(),
    originalScript: 'Siamo un forno di Parma.',
    processTokenHash: randomUUID(),
    createdAt: app.clock.now(),
    ...facts,
  })
}

export async function makeInterview(app: TestApp, facts: Facts<'interviewApplications'> = {}) {
  const { email, company: companyName } = leadPerson()
  return insertRow(app, 'interviewApplications', {
    email,
    companyName,
    contactName: 'Ada Rossi',
    location: 'Parma',
    motivation: 'Facciamo pane da tre generazioni.',
    createdAt: app.clock.now(),
    ...facts,
  })
}

export async function makeContact(app: TestApp, facts: Facts<'contactMessages'> = {}): Promise<string> {
  const { email, company } = leadPerson()
  return insertRow(app, 'contactMessages', {
    email,
    company,
    name: 'Ada Rossi',
    message: 'Quanto costa un video?',
    createdAt: app.clock.now(),
    ...facts,
  })
}

/** Inserts a client's refund request for a payment. Returns its id. */
export async function makeRefund(app: TestApp, projectId: string, reason = 'Non ci piace.'): Promise<string> {
  const payment = await getRow(app, 'payments', { projectId })
  return insertRow(app, 'refundRequests', {
    paymentId: payment.id,
    projectId,
    userId: payment.userId,
    reason,
    createdAt: app.clock.now(),
  })
}

/** Assigns a request to a member without a notification. */
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
