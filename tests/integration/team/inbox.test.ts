import { randomUUID } from 'node:crypto'
import { tellOverdueJob } from 'server/domain/inbox/leads.jobs'
import { HOUR } from 'server/platform/clock'
import { auditReport } from 'shared/audit-reading/audit-report'
import { auditSectionCodes } from 'shared/audit-reading/section-codes'
import type { LeadKind } from 'shared/inbox/lead'
import { accountMails } from 'shared/messages/it/mails'
import { describe, expect, test } from 'vitest'
import { openStream, startApp } from '../../support/app.ts'
import {
  handTo,
  makeAudit,
  makeContact,
  makeInterview,
  makeRefund,
  makeScript,
} from '../../support/builders/leads.ts'
import { makeConfirmedOrder } from '../../support/builders/orders.ts'
import { makeClient, makeMember } from '../../support/builders/people.ts'
import { makePayment } from '../../support/builders/projects.ts'
import { linkIn, tokenIn } from '../../support/mailbox.ts'
import { getRow, updateRows } from '../../support/rows.ts'
import { allPages } from '../../support/rpc-client.ts'
import { waitFor } from '../../support/wait-for.ts'

const app = await startApp()
const manager = await makeMember(app, 'Project Manager')
const editor = await makeMember(app, 'Video Editor')

const newEmail = () => `visitor-${randomUUID()}@example.com`
const sections = auditSectionCodes.map(code => ({ code, finding: `Visto: ${code}.` }))
const lead = (kind: LeadKind, id: string) => manager.client.call('team.leads.get', { kind, id })

async function refunded(): Promise<string> {
  const { projectId } = await makeConfirmedOrder(app, { fullName: 'Piera Zanon' })
  await makePayment(app, projectId)
  return makeRefund(app, projectId, 'Il rimborso della zucca.')
}

describe('the list', () => {
  test('has all kinds, newest first, and pages without gaps during inserts', async () => {
    const createdAt = app.clock.now()
    const made = [
      await makeAudit(app, { createdAt }),
      await makeScript(app, { createdAt }),
      await makeInterview(app, { createdAt }),
      await makeContact(app, { createdAt }),
      await refunded(),
    ]
    const leads = await allPages(async next => {
      const page = await manager.client.call('team.leads.list', { limit: 2, ...next })
      await makeContact(app)
      return page
    })
    const seen = leads.map(({ id }) => id)
    expect(seen.filter(id => made.includes(id)).sort()).toEqual(made.sort())
    expect(new Set(seen).size).toBe(seen.length)
  })

  test('filters by kind, state, text and own requests', async () => {
    const mine = await makeInterview(app, { companyName: 'Caffè Zafferano', contactName: 'Èva Brò' })
    await handTo(app, 'interview', mine, manager.memberId)
    const ids = async (filters: object) =>
      (await manager.client.call('team.leads.list', filters)).items.map(item => item.id)
    for (const search of ['zaffe', 'CAFFE', 'caffe\u0300', 'eva caffè', 'zafferano pane']) {
      expect(await ids({ search }), search).toEqual([mine])
    }
    for (const search of ['afferano', 'zafferano acqua', '%', "'"]) expect(await ids({ search })).toEqual([])
    expect(await ids({ mine: true })).toEqual([mine])
    expect(await ids({ mine: true, kind: 'contact' })).toEqual([])
    expect(await ids({ kind: 'interview', search: 'zafferano', state: 'new' })).toEqual([mine])
    expect(await ids({ kind: 'interview', search: 'zafferano', state: 'closed' })).toEqual([])
  })

  test('finds a refund by its text and its client', async () => {
    const id = await refunded()
    for (const search of ['zucca', 'piera', 'Zanon']) {
      const { items } = await manager.client.call('team.leads.list', { search, kind: 'refund' })
      expect(items, search).toContainEqual(expect.objectContaining({ id }))
    }
    expect(await lead('refund', id)).toMatchObject({ name: 'Piera Zanon', payment: { status: 'paid' } })
  })

  test('shows other members their assigned requests, which they can answer', async () => {
    const id = await makeContact(app)
    const reply = () => editor.client.ask('team.leads.reply', { kind: 'contact', id, text: 'Ciao' })
    expect((await reply()).status).toBe(404)
    expect((await editor.client.call('team.leads.list')).items).toEqual([])
    expect(await editor.client.call('team.leads.counts')).toEqual({ new: 0, inProgress: 0, late: 0 })
    await manager.client.call('team.leads.assign', { kind: 'contact', id, memberId: editor.memberId })
    expect((await editor.client.call('team.leads.list')).items.map(item => item.id)).toEqual([id])
    expect((await editor.client.call('team.leads.counts')).inProgress).toBe(1)
    expect((await reply()).status).toBe(200)
  })
})

test('a new request of any kind reaches managers at once', async () => {
  const stream = await openStream(manager.client)
  const visitor = app.visitor()
  const message = { name: 'Ada', email: newEmail(), message: 'Ciao' }
  const { id } = await visitor.call('publicForms.contact', message)
  await expect
    .poll(() => stream.events.filter(event => event.topic === 'lead'))
    .toEqual([expect.objectContaining({ ids: { kind: 'contact', id } })])
  stream.close()
  const { items } = await manager.client.call('team.notifications.list')
  expect(items[0]?.link).toBe(`/team/leads/contact/${id}`)
  const mail = await app.mailbox.find(manager.email, /Nuova richiesta \(contatto\): Ada/)
  linkIn(mail, `/team/leads/contact/${id}`)
})

describe('handling', () => {
  test('notifies the assignee and starts the work; unassigning does not reset it', async () => {
    const id = await makeContact(app, { company: 'Segheria Alpina' })
    await manager.client.call('team.leads.assign', { kind: 'contact', id, memberId: editor.memberId })
    expect(await lead('contact', id)).toMatchObject({
      state: 'in-progress',
      assignee: { id: editor.memberId, fullName: editor.fullName },
    })
    await app.mailbox.find(editor.email, /Richiesta assegnata a te \(contatto\): Segheria Alpina/)
    const { items } = await editor.client.call('team.notifications.list')
    expect(items[0]).toMatchObject({
      message: 'Contatto: Segheria Alpina.',
      link: `/team/leads/contact/${id}`,
    })
    await manager.client.call('team.leads.assign', { kind: 'contact', id, memberId: null })
    const { state, assignee, history } = await lead('contact', id)
    expect([state, assignee]).toEqual(['in-progress', null])
    expect(history.map(act => act.action)).toEqual(['lead.unassigned', 'lead.assigned'])
  })

  test('refuses an unknown or suspended assignee', async () => {
    const id = await makeContact(app)
    const assign = (memberId: string) =>
      manager.client.ask('team.leads.assign', { kind: 'contact', id, memberId })
    expect((await assign(randomUUID())).status).toBe(404)
    const gone = await makeMember(app, 'Video Editor')
    await updateRows(app, 'teamMembers', { id: gone.memberId }, { suspendedAt: app.clock.now() })
    expect((await assign(gone.memberId)).fields).toEqual({ memberId: 'OUT_OF_RANGE' })
  })

  test.each(['audit', 'script', 'interview', 'contact', 'refund'] as const)(
    'sends a reply to %s once, stores it, and marks the request answered',
    async kind => {
      const make = { audit: makeAudit, script: makeScript, interview: makeInterview, contact: makeContact }
      const id = kind === 'refund' ? await refunded() : await make[kind](app)
      const input = { kind, id, text: 'Ti chiamo domani.\n\nVa bene?', requestId: randomUUID() }
      await manager.client.call('team.leads.reply', input)
      await manager.client.call('team.leads.reply', input)
      const { state, answeredAt, email, replies } = await lead(kind, id)
      expect([state, answeredAt === null]).toEqual(['answered', false])
      expect(replies).toHaveLength(1)
      expect(replies[0]).toMatchObject({ authorName: manager.fullName, text: input.text })
      const mail = await app.mailbox.find(email ?? '', 'Una risposta alla tua richiesta')
      expect(mail.text).toContain('Ti chiamo domani.')
      expect(mail.text).toContain('Che cosa ci avevi scritto')
    },
  )

  test('keeps the time of the answer over closing and reopening', async () => {
    const id = await makeContact(app)
    const set = (state: 'answered' | 'closed' | 'in-progress') =>
      manager.client.call('team.leads.setState', { kind: 'contact', id, state })
    await set('answered')
    const { answeredAt } = await lead('contact', id)
    await set('closed')
    expect((await lead('contact', id)).closedAt).not.toBeNull()
    await set('in-progress')
    expect(await lead('contact', id)).toMatchObject({ answeredAt, closedAt: null })
  })
})

describe('the completed audit', () => {
  test('is sent once, and again only on request', async () => {
    const email = newEmail()
    const id = await makeAudit(app, { email })
    const update = (more: object = {}) =>
      manager.client.call('team.leads.updateReport', { id, sections, ...more })
    const first = (await lead('audit', id)).audit
    expect(await update()).toMatchObject({ sent: true })
    expect((await app.mailbox.find(email, 'Il tuo audit completo')).text).toContain('Visto: call-to-action.')
    expect(await update()).toMatchObject({ sent: false })
    expect(await update({ sendAgain: true })).toMatchObject({ sent: true })
    await waitFor(async () => expect(await app.mailbox.list(email)).toHaveLength(2))
    const { audit, firstAudit, state, completeSentAt, history } = await lead('audit', id)
    expect(audit?.sections.every(section => section.state === 'completed')).toBe(true)
    expect(firstAudit).toEqual(first)
    expect([state, completeSentAt === null]).toEqual(['answered', false])
    const [sent, saved] = ['lead.report-sent', 'lead.report-saved']
    expect(history.map(act => act.action)).toEqual([sent, saved, sent])
  })

  test('is mailed once by ten concurrent completions', async () => {
    const email = newEmail()
    const id = await makeAudit(app, { email })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => manager.client.call('team.leads.updateReport', { id, sections })),
    )
    expect(answers.filter(answer => answer.sent)).toHaveLength(1)
    await app.mailbox.find(email, 'Il tuo audit completo')
    expect(await app.mailbox.list(email)).toHaveLength(1)
  })

  test('is mailed once by a request that is repeated because its answer was lost', async () => {
    const email = newEmail()
    const id = await makeAudit(app, { email })
    await manager.client.call('team.leads.updateReport', { id, sections })
    const seenAt = (await lead('audit', id)).reportSavedAt
    const again = { id, sections, seenAt, sendAgain: true }
    app.clock.advance(1000)
    const first = await manager.client.call('team.leads.updateReport', again)
    app.clock.advance(1000)
    expect(await manager.client.call('team.leads.updateReport', again)).toEqual(first)
    const history = (await lead('audit', id)).history.map(act => act.action)
    expect(history).toEqual(['lead.report-sent', 'lead.report-sent'])
  })

  test('is not replaced by a member who has not seen it', async () => {
    const id = await makeAudit(app)
    const update = (finding: string, seenAt?: string | null) => {
      const written = sections.map(section => ({ ...section, finding }))
      return manager.client.ask('team.leads.updateReport', { id, sections: written, seenAt })
    }
    const savedAt = async () => (await lead('audit', id)).reportSavedAt
    const before = await savedAt()
    expect((await update('Primo.', before)).code).toBeUndefined()
    expect((await update('Secondo.', before)).code).toBe('REPORT_CHANGED')
    expect((await update('Primo.', before)).code, 'a repeated request').toBeUndefined()
    const seen = await savedAt()
    app.clock.advance(1000)
    await manager.client.call('team.leads.setState', { kind: 'audit', id, state: 'closed' })
    expect((await update('Terzo.', seen)).code, 'after a change of the state').toBeUndefined()
    expect((await update('Quarto.', seen)).code).toBe('REPORT_CHANGED')
    expect((await lead('audit', id)).audit?.sections[0]?.finding).toBe('Terzo.')
  })

  test('needs a first report', async () => {
    const id = await makeAudit(app, { report: null, processedAt: null })
    expect((await manager.client.ask('team.leads.updateReport', { id, sections })).status).toBe(404)
  })

  test('completes the report of the job', async () => {
    const email = newEmail()
    const sent = { firstName: 'Ada', lastName: 'Rossi', email, company: 'Forno', description: 'Un video.' }
    const { id } = await app.visitor().call('publicForms.submitAudit', sent)
    await waitFor(async () => expect((await lead('audit', id)).audit).not.toBeNull())
    await manager.client.call('team.leads.updateReport', { id, sections })
    const { report } = await getRow(app, 'auditRequests', { id })
    expect(auditReport.parse(report).sections[0]?.finding).toBe('Visto: hook.')
  })
})

describe('an invitation', () => {
  test('creates account and project of a new user, who sets a password with the mailed link', async () => {
    const email = newEmail()
    const id = await makeContact(app, { email, company: 'Segheria Alpina', message: 'Un video in bosco.' })
    const invite = () => manager.client.call('team.leads.invite', { kind: 'contact', id })
    const [first, ...again] = await Promise.all(Array.from({ length: 5 }, invite))
    const projectId = first?.projectId
    expect(again.every(answer => answer.projectId === projectId)).toBe(true)
    const mail = await app.mailbox.find(email, /^Inizia il tuo progetto: /)
    expect(await app.mailbox.list(email)).toHaveLength(1)
    const token = tokenIn(mail, '/reset-password')
    const guest = app.visitor()
    await guest.call('auth.resetPassword', { token, password: 'Una-Segheria-A-Vapore-7' })
    await guest.call('auth.signIn', { email, password: 'Una-Segheria-A-Vapore-7' })
    const { items } = await guest.call('dashboard.projects.list')
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({
      id: projectId,
      title: 'Segheria Alpina',
      description: 'Un video in bosco.',
    })
    expect((await guest.call('dashboard.profile.get')).company, 'the company is not dropped').toBe(
      'Segheria Alpina',
    )
    const { project, invitedAt, state, history } = await lead('contact', id)
    expect([project?.id, invitedAt === null, state]).toEqual([projectId, false, 'answered'])
    expect(history[0]).toMatchObject({ action: 'lead.invited', actorName: manager.fullName })
  })

  test('adds a project to an existing client and keeps the password', async () => {
    const client = await makeClient(app, { password: 'La-Mia-Password-1' })
    const id = await makeScript(app, { email: client.email, projectDescription: 'Per la fiera.' })
    await manager.client.call('team.leads.invite', { kind: 'script', id })
    await app.mailbox.find(client.email, 'Il tuo nuovo progetto: Forno Rossi')
    const { items } = await client.client.call('dashboard.projects.list')
    expect(items[0]?.description).toBe('Per la fiera.\n\nSiamo un forno di Parma.')
    expect((await client.client.call('dashboard.notifications.list')).items[0]?.message).toContain(
      'Forno Rossi',
    )
    await app.visitor().call('auth.signIn', { email: client.email, password: 'La-Mia-Password-1' })
  })

  test('voids a pending password that another visitor set for the address', async () => {
    const email = newEmail()
    await app.visitor().call('auth.signUp', { fullName: 'Altri', email, password: 'Password-Di-Altri-1' })
    const confirmation = await app.mailbox.find(email, accountMails.confirmEmail.subject)
    await manager.client.call('team.leads.invite', { kind: 'contact', id: await makeContact(app, { email }) })
    const token = tokenIn(confirmation, '/confirm-email')
    expect((await app.visitor().ask('auth.confirmEmail', { token })).code).toBe('TOKEN_EXPIRED')
  })

  test('stays recorded when its project is deleted', async () => {
    const client = await makeClient(app)
    const id = await makeContact(app, { email: client.email })
    const { projectId } = await manager.client.call('team.leads.invite', { kind: 'contact', id })
    await client.client.call('dashboard.projects.remove', { id: projectId ?? '' })
    expect(await manager.client.call('team.leads.invite', { kind: 'contact', id })).toEqual({
      projectId: null,
    })
  })
})

test('an overdue request is reported once', async () => {
  const waiting = await makeInterview(app, { companyName: 'Chi Aspetta' })
  const answered = await makeInterview(app, { companyName: 'Chi Ha Risposta' })
  await manager.client.call('team.leads.reply', { kind: 'interview', id: answered, text: 'Eccoci.' })
  const news = async (who: string) => {
    const { items } = await manager.client.call('team.notifications.list', { limit: 100 })
    return items.filter(item => item.message === `Intervista: ${who} aspetta da più di 24 ore.`)
  }
  const look = () => tellOverdueJob.run(app.context, {}, randomUUID())
  app.clock.advance(23 * HOUR)
  await look()
  expect(await news('Chi Aspetta')).toHaveLength(0)
  app.clock.advance(HOUR + 1)
  expect((await manager.client.call('team.leads.counts')).late).toBeGreaterThan(0)
  await Promise.all([look(), look(), look()])
  await look()
  expect(await news('Chi Aspetta')).toEqual([
    expect.objectContaining({ type: 'warning', link: `/team/leads/interview/${waiting}` }),
  ])
  expect(await news('Chi Ha Risposta')).toHaveLength(0)
})
