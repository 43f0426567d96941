import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { purgeExpiredDataJob } from 'server/domain/privacy/retention.jobs'
import { after, DAY } from 'server/platform/clock'
import type { AuditAction } from 'shared/audit/act'
import { leadPath } from 'shared/inbox/lead'
import { auditActions } from 'shared/messages/it/acts'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeVersion } from '../../support/builders/deliverables.ts'
import { makeContact } from '../../support/builders/leads.ts'
import { makeClient, makeColleague, makeMember } from '../../support/builders/people.ts'
import { companyOf, makeNotification, makeProject, makeRecap } from '../../support/builders/projects.ts'
import { insertRow, insertRows, listRows, updateRows } from '../../support/rows.ts'

const app = await startApp()

const forget = () => purgeExpiredDataJob.run(app.context, {}, randomUUID())
const ago = (days: number) => after(app.clock.now(), -days * DAY)

async function account(traits: { age: number; confirmed?: boolean; member?: boolean }) {
  const { id } = traits.member
    ? await makeMember(app, 'Video Editor', { confirmed: false })
    : await makeClient(app, { confirmed: traits.confirmed ?? false })
  await updateRows(app, 'users', { id }, { createdAt: ago(traits.age) })
  return id
}

const remains = async (id: string) => (await listRows(app, 'users', { id })).length === 1

async function invitation(userId: string, expiresAt: Date) {
  const token = { tokenHash: randomUUID(), userId, purpose: 'reset', expiresAt }
  await insertRows(app, 'emailTokens', [token])
}

test('an unconfirmed account is deleted with its data after thirty days', async () => {
  const forgotten = await account({ age: 31 })
  const projectId = await makeProject(app, forgotten)
  const kept = [
    await account({ age: 29 }),
    await account({ age: 400, confirmed: true }),
    await account({ age: 400, member: true }),
  ]
  await forget()
  expect(await remains(forgotten)).toBe(false)
  expect(await listRows(app, 'projects', { id: projectId })).toEqual([])
  expect(await Promise.all(kept.map(remains))).toEqual([true, true, true])
})

test('the company of an unconfirmed representative is handed to the colleague who joined first', async () => {
  const id = await account({ age: 31 })
  const colleague = await makeColleague(app, id, { hats: ['approver'] })
  const companyId = await companyOf(app, id)
  await forget()
  expect(await listRows(app, 'companyMembers', { companyId })).toMatchObject([
    { userId: colleague.id, hats: ['representative', 'approver'] },
  ])
})

test('an unconfirmed account is kept while the studio works for its company', async () => {
  const [briefed, edited, produced] = [
    await account({ age: 60 }),
    await account({ age: 60 }),
    await account({ age: 60 }),
  ]
  await makeRecap(app, { userId: briefed, projectId: await makeProject(app, briefed) })
  await makeVersion(app, await makeProject(app, edited))
  const projectId = await makeProject(app, produced, { status: 'in-production' })
  await forget()
  expect(await Promise.all([briefed, edited, produced].map(remains))).toEqual([true, true, true])
  await makeColleague(app, produced)
  await forget()
  expect(await remains(produced)).toBe(false)
  expect(await listRows(app, 'projects', { id: projectId })).toHaveLength(1)
})

test('an account is kept for which the studio begins to work while others are deleted', async () => {
  const [first, second] = [await account({ age: 40 }), await account({ age: 39 })]
  const transact: typeof app.context.transact = async (act, actor) => {
    if (await remains(first)) await makeProject(app, second, { status: 'in-production' })
    return app.context.transact(act, actor)
  }
  await purgeExpiredDataJob.run({ ...app.context, transact }, {}, randomUUID())
  expect(await Promise.all([first, second].map(remains))).toEqual([false, true])
})

test('requests from an address that nobody confirmed outlive its account', async () => {
  const { id, email } = await makeClient(app, { confirmed: false })
  await updateRows(app, 'users', { id }, { createdAt: ago(31) })
  const leadId = await makeContact(app, { email })
  await forget()
  expect(await remains(id)).toBe(false)
  expect(await listRows(app, 'contactMessages', { id: leadId })).toHaveLength(1)
})

test('an account that cannot be deleted stops no other deletion, and the job fails', async () => {
  const [first, second] = [await account({ age: 40 }), await account({ age: 31 })]
  const leadId = await makeContact(app, { state: 'closed', closedAt: ago(366), createdAt: ago(900) })
  await sql`create table holds (user_id uuid references users)`.execute(app.context.db)
  await sql`insert into holds values (${first})`.execute(app.context.db)
  await expect(forget()).rejects.toThrow(AggregateError)
  await sql`drop table holds`.execute(app.context.db)
  expect(await Promise.all([first, second].map(remains))).toEqual([true, false])
  expect(await listRows(app, 'contactMessages', { id: leadId })).toEqual([])
  await forget()
  expect(await remains(first)).toBe(false)
})

test('an account with a recent invitation is kept', async () => {
  const [invited, late] = [await account({ age: 60 }), await account({ age: 60 })]
  await invitation(invited, after(app.clock.now(), DAY))
  await invitation(late, after(app.clock.now(), -DAY))
  await forget()
  expect(await remains(invited)).toBe(true)
  expect(await remains(late)).toBe(false)
})

test('a request, its answers and its notifications are deleted a year after closing; an open one is kept', async () => {
  const createdAt = ago(900)
  const old = await makeContact(app, { state: 'closed', closedAt: ago(366), createdAt })
  const recent = await makeContact(app, { state: 'closed', closedAt: ago(364), createdAt })
  const open = await makeContact(app, { state: 'answered', createdAt })
  await insertRow(app, 'leadReplies', { contactId: old, authorName: 'Giulia', subject: 'Re', text: 'Sì.' })
  const manager = await makeMember(app, 'Project Manager')
  for (const id of [old, recent]) await makeNotification(app, manager.id, { link: leadPath('contact', id) })
  await forget()
  const notified = (await listRows(app, 'notifications', { userId: manager.id })).map(({ link }) => link)
  expect(notified).toEqual([leadPath('contact', recent)])
  const left = (await listRows(app, 'contactMessages')).map(({ id }) => id)
  expect(left).not.toContain(old)
  expect(left).toEqual(expect.arrayContaining([recent, open]))
  expect(await listRows(app, 'leadReplies', { contactId: old })).toEqual([])
})

test('sign-in entries are deleted after a year; payment entries are kept', async () => {
  const log = (action: AuditAction, days: number) => ({
    action,
    area: auditActions[action].area,
    subject: randomUUID(),
    createdAt: ago(days),
  })
  const gone = log('session.began', 366)
  const kept = [log('session.began', 364), log('quote.confirmed', 900), log('payment.odd', 900)]
  await insertRows(app, 'auditLog', [gone, ...kept])
  await forget()
  const subjects = (await listRows(app, 'auditLog')).map(row => row.subject)
  expect(subjects).not.toContain(gone.subject)
  expect(subjects).toEqual(expect.arrayContaining(kept.map(entry => entry.subject)))
})

test('webhooks of other services are deleted 90 days after handling, else after a year', async () => {
  const event = (days: number, handled: boolean) => ({
    provider: 'stripe',
    eventId: randomUUID(),
    type: 'x',
    body: '{}',
    createdAt: ago(days),
    handledAt: handled ? ago(days) : null,
  })
  const gone = [event(91, true), event(366, false)]
  const kept = [event(89, true), event(91, false)]
  await insertRows(app, 'webhookEvents', [...gone, ...kept])
  await forget()
  const left = await listRows(app, 'webhookEvents')
  expect(left.map(({ eventId }) => eventId).sort()).toEqual(kept.map(({ eventId }) => eventId).sort())
})

test('mails in the mailbox are deleted after thirty days', async () => {
  const mail = (days: number) => ({
    id: randomUUID(),
    recipient: 'ada@example.com',
    subject: 'Prova',
    html: '',
    text: '',
    sentAt: ago(days),
  })
  const [gone, kept] = [mail(31), mail(29)]
  await insertRows(app, 'mailbox', [gone, kept])
  await forget()
  const left = (await listRows(app, 'mailbox')).map(({ id }) => id)
  expect(left).toContain(kept.id)
  expect(left).not.toContain(gone.id)
})
