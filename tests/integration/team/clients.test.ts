import { randomUUID } from 'node:crypto'
import type { CompanyRole } from 'shared/companies/hat'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeInvitation } from '../../support/builders/invitations.ts'
import { makeContact } from '../../support/builders/leads.ts'
import { makeConfirmed } from '../../support/builders/orders.ts'
import { makeClient, makeColleague, makeMember, nameCompany } from '../../support/builders/people.ts'
import { makePayment, makeProject } from '../../support/builders/projects.ts'
import { insertRows, updateRows } from '../../support/rows.ts'

const app = await startApp()
const { client: hub, memberId } = await makeMember(app, 'Project Manager')
await makeMember(app, 'Video Editor')

const deposit = { totalCents: 47_000, netCents: 38_525, vatCents: 8475, rule: 'deposit' } as const

async function company(name: string, fullName = 'Nives Dal Farra') {
  const person = await makeClient(app, { fullName })
  await nameCompany(app, person.id, name)
  return person
}

test('lists clients newest first with an exact count, and finds them by company, user and address', async () => {
  const first = await company('Malga Nevosa')
  app.clock.advance(1000)
  const second = await company('Forno Zanella', 'Ida Zanella')
  await makeProject(app, second.id)
  const { items, total } = await hub.call('team.clients.list', {})
  expect(items.map(({ name }) => name)).toEqual(['Forno Zanella', 'Malga Nevosa'])
  expect(items[0]).toMatchObject({ id: second.companyId, contact: 'Ida Zanella', projects: 1, people: 1 })
  expect(total).toEqual({ count: 2, isExact: true })
  for (const search of ['malga', 'dal farra', first.email])
    expect(
      (await hub.call('team.clients.list', { search })).items.map(({ id }) => id),
      search,
    ).toEqual([first.companyId])
  expect(await hub.call('team.clients.list', { search: '%%' })).toMatchObject({
    items: [],
    total: { count: 0 },
  })
})

test('leaves out companies of members and of unconfirmed sign-ups without activity', async () => {
  const unconfirmed = await makeClient(app, { confirmed: false, fullName: 'Mai Confermata' })
  const ids = (await hub.call('team.clients.list', { limit: 100 })).items.map(({ id }) => id)
  expect(ids).not.toContain(unconfirmed.companyId)
  expect(ids).toHaveLength(2)
})

test('shows users with roles, projects, totals in cents, last message, documents and requests of one company', async () => {
  const { projectId, id, email, fullName, companyId, client } = await makeConfirmed(app)
  const other = await makeConfirmed(app)
  await makeColleague(app, id, { fullName: 'Piero Conti', hats: ['billing'] })
  await makeContact(app, { email })
  await makePayment(app, projectId, {
    ...deposit,
    balanceCents: 55_000,
    balanceDueAt: new Date(0),
    balanceDueBecause: 'approved',
  })
  await makePayment(app, other.projectId, { ...deposit, balanceCents: 0 })
  await client.call('dashboard.messages.send', { projectId, text: 'Quando si gira?' })
  const found = await hub.call('team.clients.get', { companyId })
  expect(found.people.map(({ fullName, hats }) => [fullName, hats])).toEqual([
    [fullName, ['representative']],
    ['Piero Conti', ['billing']],
  ])
  expect(found.projects).toMatchObject({ items: [{ id: projectId }], isComplete: true })
  expect(found.money).toMatchObject({
    receivedCents: 47_000,
    refundedCents: 0,
    dueCents: 55_000,
    overdueCents: 55_000,
    laterCents: 0,
  })
  expect(found.money.quotedCents).toBe(found.projects.items[0]?.agreedTotalCents)
  expect(found.lastMessage).toMatchObject({ projectId, text: 'Quando si gira?', fromTeam: false })
  expect(found.requests).toMatchObject([{ kind: 'contact' }])

  await hub.call('team.messages.send', { projectId, text: 'Giovedì.' })
  await updateRows(app, 'teamMembers', { id: memberId }, { fullName: 'Elena Nuovo Nome' })
  const { items } = await hub.call('team.messages.list', { projectId })
  const { lastMessage } = await hub.call('team.clients.get', { companyId })
  expect([items[0]?.authorName, lastMessage?.author]).toEqual(['Elena Nuovo Nome', 'Elena Nuovo Nome'])

  await updateRows(app, 'payments', { projectId }, { balanceDueAt: null, balanceDueBecause: null })
  const { money } = await hub.call('team.clients.get', { companyId })
  expect(money).toMatchObject({ dueCents: 0, overdueCents: 0, laterCents: 55_000 })
})

test('creates a company and its first user, who sets a password with the mailed link', async () => {
  const email = `${randomUUID()}@example.com`
  const made = await hub.call('team.clients.create', {
    company: 'Segheria Alta',
    fullName: 'Rosa Alta',
    email,
    phone: '0471 123',
  })
  const mail = await app.mailbox.find(email, /account/)
  expect(mail.text).toContain('Segheria Alta')
  const token = /reset-password#(\S+)/.exec(mail.text)?.[1] ?? ''
  await app.visitor().call('auth.resetPassword', { token, password: 'Un-treno-per-Bergamo-7' })
  const { people, name } = await hub.call('team.clients.get', { companyId: made.companyId })
  expect(name).toBe('Segheria Alta')
  const rosa = { id: made.clientId, fullName: 'Rosa Alta', phone: '0471 123', isConfirmed: true }
  expect(people).toMatchObject([{ ...rosa, hats: ['representative'] }])
  const order = { clientId: made.clientId, title: 'La sega nuova', requestId: randomUUID() }
  const project = await hub.call('team.projects.make', order)
  expect((await hub.call('team.projects.make', order)).id).toBe(project.id)
  expect((await hub.call('team.clients.get', { companyId: made.companyId })).projects.items).toMatchObject([
    { id: project.id },
  ])
})

test('keeps a created company whose user first accepts the invitation of another one', async () => {
  const email = `${randomUUID()}@example.com`
  const { companyId } = await hub.call('team.clients.create', {
    company: 'Cantina Fonda',
    fullName: 'Ugo Fonda',
    email,
  })
  const { token } = await makeInvitation(app, undefined, { email })
  const answer = { token, fullName: 'Ugo Fonda', password: 'Un-treno-per-Bergamo-7' }
  await app.visitor().call('auth.acceptInvitation', answer)
  expect((await hub.call('team.clients.get', { companyId })).people).toMatchObject([{ email }])
})

test('refuses a new client with the address of an account or of the team, each with its own field error', async () => {
  const { email } = await company('Latteria Bassa')
  const member = await makeMember(app, 'Video Editor')
  const create = (address: string) =>
    hub.ask('team.clients.create', { company: 'Doppia', fullName: 'Due Volte', email: address })
  expect((await create(email)).fields).toEqual({ email: 'CLIENT_EXISTS' })
  expect((await create(member.email)).fields).toEqual({ email: 'MEMBER_EXISTS' })
})

test('finds clients by a word that more than 1,000 of them have, the newest first', async () => {
  const { id: userId, email } = await company('Enoteca Prima', 'Ivo Cantiniere')
  const names = Array.from({ length: 1000 }, (_, nth) => ({
    name: `Enoteca ${nth}`,
    createdAt: new Date(Date.UTC(2030, 0, 1, 0, nth)),
  }))
  const { db } = app.context
  const companies = await db.insertInto('companies').values(names).returning('id').execute()
  const hats: CompanyRole[] = ['representative']
  const members = companies.map(({ id: companyId }) => ({ companyId, userId, hats }))
  await insertRows(app, 'companyMembers', members)
  const newest = ['Enoteca 999', 'Enoteca 998']
  for (const search of ['enoteca', 'cantiniere', 'ivo enoteca', email]) {
    const { items, total } = await hub.call('team.clients.list', { search, limit: 2 })
    expect(
      items.map(({ name }) => name),
      search,
    ).toEqual(newest)
    expect(total, search).toEqual({ count: 1001, isExact: false })
  }
  const { items, total } = await hub.call('team.clients.list', { search: 'enoteca prima' })
  expect([items.map(({ name }) => name), total]).toEqual([['Enoteca Prima'], { count: 1, isExact: true }])
})
