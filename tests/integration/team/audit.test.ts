import { recordPaymentOutcome } from 'server/domain/orders/payment/settlement.service'
import type { AuditAction } from 'shared/audit/act'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeContact } from '../../support/builders/leads.ts'
import { makeClientWithProject, makeConfirmedOrder } from '../../support/builders/orders.ts'
import { makeClient, makeMember, type Person } from '../../support/builders/people.ts'
import { makePayment, makeProject } from '../../support/builders/projects.ts'
import type { InputOf } from '../../support/procedures.ts'
import { updateRows } from '../../support/rows.ts'
import { allPages } from '../../support/rpc-client.ts'

const app = await startApp({ work: false })
const PASSWORD = 'Una-Password-9'
const giulia = await makeMember(app, 'Project Manager', { fullName: 'Giulia Ferri' })
const client = await makeClient(app, { fullName: 'Marta Bellini' })

const list = (wanted: InputOf<'team.audit.list'> = {}) => giulia.client.call('team.audit.list', wanted)

test('lists who did what to which project, request and member, newest first', async () => {
  const luca = await makeMember(app, 'Video Editor', { fullName: 'Luca Moretti' })
  const projectId = await makeProject(app, client.id)
  const leadId = await makeContact(app)
  await giulia.client.call('team.projects.setStatus', { id: projectId, status: 'in-production' })
  app.clock.advance(1000)
  await giulia.client.call('team.leads.setState', { kind: 'contact', id: leadId, state: 'in-progress' })
  app.clock.advance(1000)
  await giulia.client.call('team.members.suspend', { id: luca.memberId })
  const { items } = await list()
  const { title } = await client.client.call('dashboard.projects.ensure')
  expect(items.slice(0, 3)).toMatchObject([
    { action: 'member.suspended', actorName: 'Giulia Ferri', member: { fullName: 'Luca Moretti' } },
    { action: 'lead.state', lead: { kind: 'contact', id: leadId }, detail: { to: 'in-progress' } },
    { action: 'project.status', project: { id: projectId, title }, detail: { to: 'in-production' } },
  ])
})

test('distinguishes actors who had the same name', async () => {
  const anna = await makeMember(app, 'Project Manager', { fullName: 'Anna Bianchi' })
  const other = await makeMember(app, 'Project Manager', { fullName: 'Carla Rossi' })
  const projectId = await makeProject(app, client.id)
  const act = (by: typeof anna, status: 'in-production' | 'in-review') =>
    by.client.call('team.projects.setStatus', { id: projectId, status })
  const rename = (fullName: string) => updateRows(app, 'teamMembers', { id: anna.memberId }, { fullName })
  await rename('Carla Rossi')
  await act(anna, 'in-production')
  await rename('Anna Verdi')
  app.clock.advance(1000)
  await act(other, 'in-review')
  const byAnna = { actorId: anna.id, actorName: 'Anna Verdi', actorNameThen: 'Carla Rossi' }
  const byOther = { actorId: other.id, actorName: 'Carla Rossi', actorNameThen: null }
  expect((await list({ actorId: anna.id })).items).toMatchObject([byAnna])
  expect((await list({ actorId: other.id })).items).toMatchObject([byOther])
  const { history } = await giulia.client.call('team.projects.get', { id: projectId })
  expect(history.slice(0, 2)).toMatchObject([byOther, byAnna])
})

test('filters by area', async () => {
  const { items } = await list({ area: 'requests' })
  expect(items.map(item => item.action)).toEqual(['lead.state'])
  expect((await list({ area: 'money' })).items).toEqual([])
})

test('pages by key, each entry once', async () => {
  const whole = await giulia.client.call('team.audit.list', { limit: 100 })
  const seen = await allPages(next => giulia.client.call('team.audit.list', { limit: 2, ...next }))
  expect(seen).toEqual(whole.items)
})

test('keeps the entries of a deleted project without a link', async () => {
  const owner = await makeClient(app, { fullName: 'Ugo Rossi' })
  const id = await makeProject(app, owner.id)
  await owner.client.call('dashboard.projects.remove', { id })
  const { items } = await list({ actorId: owner.id, area: 'projects' })
  expect(items).toMatchObject([{ action: 'project.removed', project: null, detail: { title: /./ } }])
})

const manager = await makeMember(app, 'Project Manager', { fullName: 'Rita Sala' })
const editor = await makeMember(app, 'Video Editor')

/** Lists the audit entries of a project, oldest first. */
const actsOn = (projectId: string) =>
  app.context.db
    .selectFrom('auditLog')
    .select(['action', 'actorId', 'actorName', 'sessionHandle', 'detail'])
    .where('projectId', '=', projectId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

const newest = (action: AuditAction) =>
  app.context.db
    .selectFrom('auditLog')
    .select(['actorId', 'actorName', 'sessionHandle', 'subjectId', 'detail'])
    .where('action', '=', action)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

/** Returns the expected actor and session of an audit entry. The session handle is the public id of a session. */
async function by({ id, fullName, client }: Pick<Person, 'id' | 'fullName' | 'client'>) {
  const current = (await client.call('auth.sessions.list')).find(({ isCurrent }) => isCurrent)
  return { actorId: id, actorName: fullName, sessionHandle: current?.id }
}

test('logs a refund with its manager and their session', async () => {
  const { userId, projectId } = await makeConfirmedOrder(app)
  await makePayment(app, projectId)
  await manager.client.call('team.payments.refund', { projectId })
  const acts = await actsOn(projectId)
  expect(acts.find(act => act.action === 'payment.refunded')).toMatchObject(await by(manager))
  expect(acts.find(act => act.action === 'quote.confirmed')).toMatchObject({ actorId: userId })
})

test('logs changes of a project by a manager with old and new values', async () => {
  const { projectId } = await makeClientWithProject(app, { title: 'La pasta' })
  const { client, id: actorId } = manager
  await client.call('team.projects.rename', { id: projectId, title: 'La pasta fresca' })
  await client.call('team.projects.assign', { id: projectId, memberIds: [editor.memberId] })
  await client.call('team.projects.setStatus', { id: projectId, status: 'in-review' })
  const acts = await actsOn(projectId)
  expect(acts.every(act => act.actorId === actorId && act.sessionHandle !== null)).toBe(true)
  expect(acts.map(({ action, detail }) => [action, detail])).toEqual([
    ['project.renamed', { from: 'La pasta', to: 'La pasta fresca' }],
    ['project.assigned', { from: [], to: [editor.memberId] }],
    ['project.status', { from: 'briefing', to: 'in-review' }],
  ])
})

test('logs a payment reported by the provider as the payer’s, without a session', async () => {
  const { userId, projectId } = await makeConfirmedOrder(app)
  const paymentId = await makePayment(app, projectId, { status: 'processing', paidAt: null })
  await recordPaymentOutcome(app.context, paymentId, 'paid')
  const acts = await actsOn(projectId)
  expect(acts.find(act => act.action === 'payment.paid')).toMatchObject({
    actorId: userId,
    sessionHandle: null,
  })
})

describe('signing in and out', () => {
  test('is logged with the user and the session that begins and ends', async () => {
    const person = await makeClient(app, { password: PASSWORD, fullName: 'Ugo Rossi' })
    const client = app.visitor()
    await client.call('auth.signIn', { email: person.email, password: PASSWORD })
    const own = await by({ ...person, client })
    expect(own.sessionHandle).toBeTruthy()
    expect(await newest('session.began')).toMatchObject({ ...own, subjectId: person.id })
    await client.call('auth.signOut')
    expect(await newest('session.ended')).toMatchObject({ ...own, subjectId: person.id })
  })

  test('logs which session was ended from another one', async () => {
    const person = await makeClient(app, { password: PASSWORD })
    const other = app.visitor()
    await other.call('auth.signIn', { email: person.email, password: PASSWORD })
    const session = (await by({ ...person, client: other })).sessionHandle
    const own = await by(person)
    await person.client.call('auth.sessions.revoke', { id: session ?? '' })
    expect(await newest('session.revoked')).toMatchObject({ ...own, detail: { session } })
  })

  test('logs a changed password with its owner', async () => {
    const person = await makeClient(app, { password: PASSWORD })
    const own = await by(person)
    await person.client.call('auth.changePassword', { current: PASSWORD, next: 'Una-barca-per-Lecco-8' })
    expect(await newest('password.changed')).toMatchObject({ ...own, subjectId: person.id })
  })
})

describe('the team', () => {
  test('logs the changed fields of a page, before and after', async () => {
    const { memberId } = await makeMember(app, 'Video Editor', { fullName: 'Luca Moretti' })
    await giulia.client.call('team.members.update', { id: memberId, role: 'Motion Designer', bio: 'Ciao.' })
    const act = await newest('member.changed')
    expect(act).toMatchObject({ ...(await by(giulia)), subjectId: memberId })
    expect(act.detail).toEqual({
      from: { role: 'Video Editor', bio: null },
      to: { role: 'Motion Designer', bio: 'Ciao.' },
      role: 'Motion Designer',
    })
  })

  test('logs since when a member was suspended', async () => {
    const { memberId } = await makeMember(app, 'Video Editor')
    const { suspendedAt } = await giulia.client.call('team.members.suspend', { id: memberId })
    const since = new Date(suspendedAt ?? 0).toISOString()
    const suspended = await newest('member.suspended')
    expect(suspended).toMatchObject({ ...(await by(giulia)), subjectId: memberId })
    expect(suspended.detail).toEqual({ from: { suspendedAt: null }, to: { suspendedAt: since } })
    await giulia.client.call('team.members.restore', { id: memberId })
    const restored = await newest('member.restored')
    expect(restored).toMatchObject({ ...(await by(giulia)), subjectId: memberId })
    expect(restored.detail).toEqual({ from: { suspendedAt: since }, to: { suspendedAt: null } })
  })
})

describe('a request', () => {
  test('logs its state and assignee, before and after', async () => {
    const luca = await makeMember(app, 'Video Editor', { fullName: 'Luca Moretti' })
    const id = await makeContact(app)
    await giulia.client.call('team.leads.setState', { kind: 'contact', id, state: 'closed' })
    const moved = await newest('lead.state')
    expect(moved).toMatchObject({ ...(await by(giulia)), subjectId: id })
    expect(moved.detail).toEqual({ from: 'new', to: 'closed' })
    await giulia.client.call('team.leads.assign', { kind: 'contact', id, memberId: luca.memberId })
    const assigned = await newest('lead.assigned')
    expect(assigned).toMatchObject({ ...(await by(giulia)), subjectId: id })
    expect(assigned.detail).toMatchObject({ member: 'Luca Moretti', from: null, to: luca.memberId })
    await giulia.client.call('team.leads.assign', { kind: 'contact', id, memberId: null })
    expect((await newest('lead.unassigned')).detail).toMatchObject({ from: luca.memberId, to: null })
  })

  test('logs an answer with its author and moves to the next state', async () => {
    const id = await makeContact(app)
    await giulia.client.call('team.leads.reply', { kind: 'contact', id, text: 'Volentieri.' })
    const replied = await newest('lead.replied')
    expect(replied).toMatchObject({ ...(await by(giulia)), subjectId: id })
    expect(replied.detail).toEqual({ from: 'new', to: 'answered' })
  })
})

test('publishing or withdrawing a testimonial logs since when it was public', async () => {
  const author = await makeClient(app)
  const { id } = await author.client.call('dashboard.testimonial.submit', {
    rating: 5,
    comment: 'Un bel lavoro, davvero.',
    publicConsent: true,
  })
  await giulia.client.call('team.testimonials.moderate', { id, published: true })
  const shown = (await giulia.client.call('team.testimonials.list', {})).items.find(one => one.id === id)
  const since = new Date(shown?.publishedAt ?? 0).toISOString()
  const published = await newest('testimonial.published')
  expect(published).toMatchObject({ ...(await by(giulia)), subjectId: id })
  expect(published.detail).toEqual({ from: null, to: since })
  await giulia.client.call('team.testimonials.moderate', { id, published: false })
  expect((await newest('testimonial.withdrawn')).detail).toEqual({ from: since, to: null })
})

test('exporting personal data is logged with its owner', async () => {
  const person = await makeClient(app)
  await person.client.call('dashboard.profile.export')
  expect(await newest('account.exported')).toMatchObject({ ...(await by(person)), subjectId: person.id })
})
