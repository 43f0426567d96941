import { recordPaymentOutcome } from 'server/domain/orders/payment/settlement.service'
import { expect, test } from 'vitest'
import { allPages } from '../../support/all-pages.ts'
import { startApp } from '../../support/app.ts'
import { makeContact } from '../../support/builders/leads.ts'
import { makeClientWithProject, makeConfirmedOrder } from '../../support/builders/orders.ts'
import { type Member, makeClient, makeMember } from '../../support/builders/people.ts'
import { makePayment, makeProject } from '../../support/builders/projects.ts'
import type { InputOf } from '../../support/procedures.ts'
import { getRow, updateRows } from '../../support/rows.ts'

const app = await startApp({ work: false })
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
  await rename('Anna Bianchi')
  app.clock.advance(1000)
  await act(other, 'in-review')
  const byAnna = { actorId: anna.id, actorName: 'Anna Bianchi', actorNameThen: 'Carla Rossi' }
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

async function sessionOf({ id }: Pick<Member, 'id'>): Promise<string> {
  const { handle } = await getRow(app, 'sessions', { userId: id })
  return handle
}

test('logs a refund with its manager and their session', async () => {
  const { userId, projectId } = await makeConfirmedOrder(app)
  await makePayment(app, projectId)
  await manager.client.call('team.payments.refund', { projectId })
  const acts = await actsOn(projectId)
  const by = { actorId: manager.id, actorName: 'Rita Sala', sessionHandle: await sessionOf(manager) }
  expect(acts.find(act => act.action === 'payment.refunded')).toMatchObject(by)
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
