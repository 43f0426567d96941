import { sql } from 'kysely'
import type { CompanyRole } from 'shared/companies/hat'
import type { PaymentState } from 'shared/payment/payment-types'
import { describe, expect, test } from 'vitest'
import { openStream, startApp } from '../../support/app.ts'
import { furnish } from '../../support/builders/furnish.ts'
import { makeSettled } from '../../support/builders/invoices.ts'
import {
  billing,
  makeClient,
  makeColleague,
  makeMember,
  type Person,
  signedIn,
} from '../../support/builders/people.ts'
import { announcedTransfer, makeBooking, makePayment } from '../../support/builders/projects.ts'
import { deleteRows, getRow, insertRows, listRows, updateRows } from '../../support/rows.ts'
import { waitFor } from '../../support/wait-for.ts'

const app = await startApp()
const password = 'Una-Password-9'

/** Tables that reference a user or a project, and the reason why the export lacks their data. */
const notExported: Record<string, string> = {
  assets: 'what a project delivers, as the team writes it; it stands on its own screen',
  audit_log: 'what was done is kept as the law asks, and read by managers',
  bundled_mails: 'mails that go out within minutes',
  client_calendar_addresses: 'a seed and a hash; the address stands on its own screen',
  comment_mentions: 'that somebody is named in the words of another; the news of it is exported',
  deliverables: 'the work itself, which is downloaded from its own screen',
  email_tokens: 'hashes of links that run out',
  live_events: 'notes of what is exported itself, gone within days',
  message_mentions: 'that somebody is named in the words of another; the news of it is exported',
  payment_differences: 'what the provider and our books say of a payment; who of the team closed it',
  pending_sign_ins: 'hashes that run out within minutes',
  project_phases: 'how the team plans its own work',
  project_turns: 'derived from the other rows of the project',
  refunds: 'their sums are among the payments; the rest is who of the team gave them',
  second_factors: 'a sealed secret',
  team_members: 'a member’s own page',
  uploads: 'files on their way',
}

/** Exported tables that have more columns than ids and times. */
const exported = [
  'ai_conversations',
  'audit_requests',
  'briefing_progress',
  'client_questions',
  'client_testimonials',
  'comment_files',
  'company_invitations',
  'company_members',
  'contact_messages',
  'deliverable_comments',
  'email_changes',
  'interview_applications',
  'invoices',
  'material_links',
  'message_files',
  'muted_notifications',
  'notifications',
  'oauth_accounts',
  'pay_links',
  'payments',
  'profiles',
  'project_files',
  'project_messages',
  'project_shoots',
  'project_video_references',
  'projects',
  'proposals',
  'quotes',
  'refund_requests',
  'review_guests',
  'saved_filters',
  'script_improvement_requests',
  'sessions',
]

test('every table with more than ids and times of a user is exported, or has a reason why not', async () => {
  const { rows } = await sql<{ table: string }>`
    select distinct conrelid::regclass::text as "table" from pg_constraint
    where contype = 'f' and confrelid in ('users'::regclass, 'projects'::regclass)
      and exists (
        select from pg_attribute where attrelid = conrelid and attnum > 0 and not attisdropped
          and atttypid not in ('uuid'::regtype, 'timestamptz'::regtype))`.execute(app.context.db)
  const wanted = 'each belongs into the export and `exported`, or into `notExported` with the reason'
  expect(rows.map(row => row.table).sort(), wanted).toEqual([...exported, ...Object.keys(notExported)].sort())
})

describe('the export', () => {
  test('contains all data of the user, none of others, and no path, hash or handle', async () => {
    const person = await makeClient(app, { password })
    const other = await makeClient(app, { password })
    await makeSettled(app, await furnish(app, person, 'zafferano'))
    await furnish(app, other, 'malachite')
    const answer = await person.client.ask('dashboard.profile.export')
    expect(answer.text).not.toContain('malachite')
    expect(answer.text).not.toMatch(/argon2|tokenHash|filePath|handle|tests\//)
    const words = [
      'titolo | ispirazione | .txt | novità | più luce | allegato | domanda | brevetto | troppo',
      'ordine | ospite | messaggio | mandato | filtro | capannone | parola di ospite | .nuovo@',
    ]
    for (const word of words.flatMap(line => line.split(' | '))) {
      expect(answer.text).toMatch(new RegExp(`zafferano.{0,1}${word.replace('.', '\\.')}`))
    }
    const data = await person.client.call('dashboard.profile.export')
    expect(data.profile.email).toBe(person.email)
    expect(data.billing).toMatchObject([billing])
    expect(data.companies).toMatchObject([{ hats: ['representative'] }])
    const once = [
      data.reviewGuests,
      data.reviewViewings,
      data.quotes,
      data.payments,
      data.invoices,
      data.briefs,
      data.sessions,
      data.mutedNotifications,
    ]
    expect(once.map(list => list.length)).toEqual(once.map(() => 1))
    expect(data.invoices).toMatchObject([{ type: 'TD02', buyer: { legalName: billing.legalName } }])
  })

  test('contains of the company only what the user’s roles open', async () => {
    const owner = await makeClient(app, { password })
    await furnish(app, owner, 'zafferano')
    const exported = async (hat: CompanyRole) => {
      const { client } = await makeColleague(app, owner.id, { password, hats: [hat] })
      const { billing, references } = await client.call('dashboard.profile.export')
      return [billing.length, references.length]
    }
    expect([await exported('approver'), await exported('billing')]).toEqual([
      [0, 1],
      [1, 0],
    ])
  })

  test('is complete for any size, newest first', async () => {
    const person = await makeClient(app, { password })
    const many = Array.from({ length: 2100 }, (_, index) => ({
      userId: person.id,
      title: `Avviso ${index}`,
      message: 'Guarda.',
      type: 'info',
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, index)),
    }))
    await insertRows(app, 'notifications', many)
    const { notifications } = await person.client.call('dashboard.profile.export')
    expect(notifications.map(({ title }) => title)).toEqual(many.map(({ title }) => title).toReversed())
  })
})

describe('erasing an account', () => {
  test('deletes company, projects, files and sessions, keeps documents without a name, and sends a mail', async () => {
    const { companyId, ...person } = await makeClient(app, { password })
    const elsewhere = await signedIn(app, person.id)
    const stream = await openStream(elsewhere)
    const projectId = await furnish(app, person, 'zafferano')
    const { db, storage } = app.context
    await makePayment(app, projectId)
    await updateRows(app, 'projects', { id: projectId }, { status: 'completed' })
    const { filePath } = await getRow(app, 'projectFiles', { projectId })
    const quote = await getRow(app, 'quotes', { projectId })
    await person.client.call('dashboard.profile.erase', { password })
    await stream.ended
    expect(await listRows(app, 'companies', { id: companyId })).toEqual([])
    const removed = ['projects', 'savedFilters', 'sessions', 'notifications', 'emailChanges'] as const
    for (const table of removed) expect(await listRows(app, table, { userId: person.id }), table).toEqual([])
    const papers = await db
      .selectFrom('quotes')
      .innerJoin('payments', 'payments.quoteId', 'quotes.id')
      .select(['quotes.userId', 'quotes.projectId', 'payments.userId as payer', 'payments.projectId as paid'])
      .select('payments.companyId')
      .where('quotes.id', '=', quote.id)
      .execute()
    expect(papers).toEqual([{ userId: null, projectId: null, payer: null, paid: null, companyId: null }])
    const acts = await db
      .selectFrom('auditLog')
      .select(['action', 'actorId', 'actorName'])
      .where('subjectId', 'in', [person.id, projectId, quote.id])
      .execute()
    expect(acts).toContainEqual({ action: 'account.erased', actorId: null, actorName: null })
    expect(acts.filter(act => act.actorName === person.fullName)).toEqual([])
    await app.mailbox.find(person.email, 'Il tuo account è stato eliminato')
    await waitFor(async () => expect(await storage.size(filePath)).toBeUndefined())
    expect((await app.visitor().ask('auth.signIn', { email: person.email, password })).status).toBe(401)
  })

  test('needs the password, or the own address without one', async () => {
    const withPassword = await makeClient(app, { password })
    const erase = (person: Person, input: object) => person.client.ask('dashboard.profile.erase', input)
    expect((await erase(withPassword, { password: 'sbagliata' })).code).toBe('BAD_CREDENTIALS')
    const byAddress = await erase(withPassword, { email: withPassword.email })
    expect(byAddress.fields).toEqual({ password: 'REQUIRED' })
    const withGoogle = await makeClient(app)
    expect((await erase(withGoogle, {})).fields).toEqual({ email: 'REQUIRED' })
    expect((await erase(withGoogle, { email: 'nobody@example.com' })).status).toBe(401)
    expect((await erase(withGoogle, { email: withGoogle.email.toUpperCase() })).status).toBe(200)
  })

  test('is refused while a payment is pending or paid work is not delivered', async () => {
    const person = await makeClient(app, { password })
    const projectId = await furnish(app, person, 'zafferano')
    const payment = await makePayment(app, projectId, { status: 'processing', paidAt: null })
    const erase = () => person.client.ask('dashboard.profile.erase', { password })
    expect((await erase()).code).toBe('PAYMENT_AWAITED')
    const set = (status: PaymentState) => updateRows(app, 'payments', { id: payment }, { status })
    await set('paid')
    expect((await erase()).code).toBe('PROJECT_PAID')
    await set('refunded')
    expect((await erase()).status).toBe(200)
  })

  test('is refused while a transfer is announced, with its reference before', async () => {
    const person = await makeClient(app, { password })
    const projectId = await furnish(app, person, 'curcuma')
    const payment = await makePayment(app, projectId, announcedTransfer('PM-CURCUMA'))
    const obstacle = () => person.client.call('dashboard.profile.eraseObstacle')
    const transfer = { projectId, title: 'curcuma titolo', reference: 'PM-CURCUMA' }
    expect(await obstacle()).toMatchObject({ code: 'TRANSFER_AWAITED', transfer })
    const refused = await person.client.ask('dashboard.profile.erase', { password })
    expect(refused.code).toBe('TRANSFER_AWAITED')
    await makeBooking(app, payment, 100)
    expect(await obstacle()).toMatchObject({ code: 'PAYMENT_AWAITED', transfer: null })
    await makePayment(app, projectId, { instalment: 'balance' })
    expect(await obstacle()).toMatchObject({ code: 'PROJECT_PAID', transfer: null })
  })

  test('is refused while the balance of delivered work is due', async () => {
    const person = await makeClient(app, { password })
    const projectId = await furnish(app, person, 'coriandolo')
    await deleteRows(app, 'refundRequests', { userId: person.id })
    const due = { balanceDueAt: app.clock.now(), balanceDueBecause: 'approved' } as const
    const deposit = await makePayment(app, projectId, { rule: 'deposit', balanceCents: 55_000, ...due })
    await updateRows(app, 'projects', { id: projectId }, { status: 'completed' })
    const obstacle = async () => (await person.client.call('dashboard.profile.eraseObstacle')).code
    expect(await obstacle()).toBe('PAYMENT_AWAITED')
    const refused = await person.client.ask('dashboard.profile.erase', { password })
    expect(refused.code).toBe('PAYMENT_AWAITED')
    await updateRows(app, 'payments', { id: deposit }, { balancePaidAt: app.clock.now() })
    expect(await obstacle()).toBeNull()
  })

  test('is refused while a refund request is open, with a warning before', async () => {
    const person = await makeClient(app, { password })
    const projectId = await furnish(app, person, 'cardamomo')
    await deleteRows(app, 'refundRequests', { userId: person.id })
    const paymentId = await makePayment(app, projectId)
    await updateRows(app, 'projects', { id: projectId }, { status: 'completed' })
    const obstacle = async () => (await person.client.call('dashboard.profile.eraseObstacle')).code
    expect(await obstacle()).toBeNull()
    await person.client.call('dashboard.payment.requestRefund', { projectId, reason: 'Non ci serve più.' })
    expect(await obstacle()).toBe('REFUND_OPEN')
    const refused = await person.client.ask('dashboard.profile.erase', { password })
    expect(refused.code).toBe('REFUND_OPEN')
    await updateRows(app, 'refundRequests', { paymentId }, { state: 'answered' })
    expect(await obstacle()).toBeNull()
  })

  test('is refused to members of the team', async () => {
    const member = await makeMember(app, 'Video Editor', { password })
    const answer = await member.client.ask('dashboard.profile.erase', { password })
    expect([answer.status, answer.code]).toEqual([409, 'MEMBER_ACCOUNT'])
    expect((await member.client.ask('team.me')).status).toBe(200)
  })
})
