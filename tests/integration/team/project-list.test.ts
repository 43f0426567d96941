import { addDays } from 'shared/formats/calendar-days'
import { dayInRome } from 'shared/formats/date-it'
import { projectSorts } from 'shared/projects/project-list'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeConfirmedOrder } from '../../support/builders/orders.ts'
import { makeClient, makeMember, nameCompany } from '../../support/builders/people.ts'
import { assign, makePayment, makeProject } from '../../support/builders/projects.ts'
import type { InputOf } from '../../support/procedures.ts'
import { type Facts, insertRows, updateRows } from '../../support/rows.ts'
import { allPages } from '../../support/rpc-client.ts'

const app = await startApp()
const manager = await makeMember(app, 'Project Manager')
const editor = await makeMember(app, 'Video Editor')
const client = await makeClient(app)
const now = app.clock.now()
const DAY = 86_400_000
const inDays = (days: number) => addDays(dayInRome(now), days)
const ago = (days: number) => new Date(now.getTime() - days * DAY)

type Input = NonNullable<InputOf<'team.projects.list'>>
const list = (input: Input = {}, member = manager) => member.client.call('team.projects.list', input)
const titles = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title)

/** Title, days to the deadline, status, side of the turn, days since the turn, days since the last event. */
const rows = [
  ['Ultimo per nome: zucca', 3, 'in-production', 'team', 2, 1],
  ['Èlite dei forni', -4, 'in-review', 'client', 9, 5],
  ['bottega di Anna', null, 'briefing', 'client', 5, 3],
  ['Consegnato da poco', -2, 'completed', 'none', 20, 2],
  ['Consegnato da tempo', -40, 'completed', 'none', 40, 40],
  ['Molto in ritardo', -9, 'in-production', 'team', 1, 4],
] as const
const because = { team: 'version-to-send', client: 'payment', none: 'completed' } as const

for (const [title, days, status, side, since, active] of rows) {
  const deadline = days === null ? null : inDays(days)
  const projectId = await makeProject(app, client.id, { title, deadline, status, createdAt: ago(since) })
  const turn = { side, because: because[side], since: ago(since), activeAt: ago(active), recheckAt: null }
  await updateRows(app, 'projectTurns', { projectId }, turn)
  if (title.startsWith('Molto')) await assign(app, projectId, editor.memberId)
}

async function addProjects(
  count: number,
  of: (nth: number) => { title: string; deadline?: string; status?: 'completed' },
) {
  const { id: userId, companyId } = await makeClient(app)
  const added = Array.from({ length: count }, (_, nth) => ({ userId, companyId, ...of(nth) }))
  await app.context.db.insertInto('projects').values(added).execute()
}

describe('the sort orders of the list', () => {
  test.each([
    ['late', ['Molto', 'Èlite', 'Ultimo', 'bottega', 'Consegnato da poco', 'Consegnato da tempo']],
    ['deadline', ['Consegnato da tempo', 'Molto', 'Èlite', 'Consegnato da poco', 'Ultimo', 'bottega']],
    ['turn', ['Èlite', 'bottega', 'Ultimo', 'Molto', 'Consegnato da tempo', 'Consegnato da poco']],
    ['updated', ['Ultimo', 'Consegnato da poco', 'bottega', 'Molto', 'Èlite', 'Consegnato da tempo']],
    ['title', ['bottega', 'Consegnato da poco', 'Consegnato da tempo', 'Èlite', 'Molto', 'Ultimo']],
    [undefined, ['Molto', 'Ultimo', 'bottega', 'Èlite', 'Consegnato da poco', 'Consegnato da tempo']],
  ] as const)('%s', async (sort, expected) => {
    const found = titles(await list(sort ? { sort } : {}))
    expect(found).toEqual(expected.map(start => rows.find(([title]) => title.startsWith(start))?.[0]))
  })

  test.each([...projectSorts, undefined])('%s pages by key, each project once', async sort => {
    const whole = titles(await list(sort ? { sort } : {}))
    const items = await allPages(next => list({ ...(sort && { sort }), ...next, limit: 1 }))
    expect(titles({ items })).toEqual(whole)
  })

  test('breaks ties by the id of the project', async () => {
    const owner = await makeClient(app)
    for (let nth = 0; nth < 5; nth++)
      await makeProject(app, owner.id, { title: 'Gemelli', deadline: inDays(30), createdAt: now })
    for (const sort of [...projectSorts, undefined]) {
      const search = { search: 'gemelli', ...(sort && { sort }) }
      const first = await list({ ...search, limit: 3 })
      const second = await list({ ...search, limit: 3, cursor: first.nextCursor ?? '' })
      expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(5)
    }
  })

  test('refuses a cursor of another order and a forged one', async () => {
    const { nextCursor } = await list({ sort: 'title', limit: 1 })
    const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const id = crypto.randomUUID()
    for (const cursor of [
      nextCursor ?? '',
      'x',
      encoded(['late', 'drop', id]),
      encoded(['late', '1', 'x']),
      encoded({}),
    ]) {
      const { fields } = await manager.client.ask('team.projects.list', { sort: 'late', cursor })
      expect(fields, cursor).toEqual({ cursor: 'INVALID_CHARACTERS' })
    }
    for (const cursor of [encoded(['updated', '2026-02-99T', id]), encoded(['title', 'a\0', id])]) {
      const sort = cursor === encoded(['title', 'a\0', id]) ? 'title' : 'updated'
      expect((await manager.client.ask('team.projects.list', { sort, cursor })).fields).toEqual({
        cursor: 'INVALID_CHARACTERS',
      })
    }
  })
})

describe('the filters of the list', () => {
  test('counts matching projects, for members only the assigned ones', async () => {
    expect((await list({ search: 'forni' })).total).toEqual({ count: 1, isExact: true })
    expect((await list({ search: '!!' })).total).toEqual({ count: 0, isExact: true })
    expect((await list({}, editor)).total).toEqual({ count: 1, isExact: true })
    expect((await list({ limit: 1, turn: 'client', sort: 'turn' })).total.count).toBeGreaterThan(1)
  })

  test('finds open projects without a member', async () => {
    const found = titles(await list({ unassigned: true, limit: 100 }))
    expect(found).toContain('Èlite dei forni')
    expect(found).not.toContain('Molto in ritardo')
    expect(found).not.toContain('Consegnato da poco')
  })

  test('"Urgente" leaves completed projects out', async () => {
    expect(titles(await list({ urgency: 'high', sort: 'late' }))).toEqual([
      'Molto in ritardo',
      'Èlite dei forni',
    ])
  })

  test('pages the matches of a common word in every order', async () => {
    await addProjects(60, nth => ({ title: `${nth % 7} Fiera`, deadline: inDays((nth * 37) % 50) }))
    for (const sort of [...projectSorts, undefined]) {
      const search = { search: 'fiera', ...(sort && { sort }) }
      // A page of 100 is too large for the first matches, so that it is read through the index of words.
      const { items, total } = await list({ ...search, limit: 100 })
      expect([items.length, total.count]).toEqual([60, 60])
      const first = await list(search)
      const second = await list({ ...search, cursor: first.nextCursor ?? '' })
      const third = await list({ ...search, cursor: second.nextCursor ?? '' })
      expect([...first.items, ...second.items, ...third.items], sort).toEqual(items)
    }
  })

  test('counts exactly up to 1,000', async () => {
    const totalOf = async (input: Input = {}) => (await list({ ...input, limit: 1 })).total
    await addProjects(1000 - (await totalOf()).count, () => ({ title: 'Serie lunga' }))
    expect(await totalOf()).toEqual({ count: 1000, isExact: true })
    // A common word in this order.
    expect(await totalOf({ search: 'fiera', sort: 'late' })).toEqual({ count: 60, isExact: true })
    await addProjects(1, () => ({ title: 'Serie lunga' }))
    expect(await totalOf()).toEqual({ count: 1001, isExact: false })
    expect(await totalOf({ search: 'fiera', sort: 'late' })).toEqual({ count: 60, isExact: false })
    // No common word in this one.
    expect(await totalOf({ search: 'fiera' })).toEqual({ count: 60, isExact: true })
    // Common among the newest, and in none of the projects that are counted.
    await addProjects(30, () => ({ title: 'Serie lunga' }))
    await addProjects(30, () => ({ title: 'Mostra', status: 'completed' }))
    expect(await totalOf({ search: 'mostra' })).toEqual({ count: 21, isExact: false })

    const other = await makeClient(app)
    await nameCompany(app, other.id, 'Lunga Attesa')
    const ofCompany = await makeProject(app, other.id, { title: 'Nuova sede' })
    for (const search of ['lunga attesa', 'lunga nuova'])
      expect(
        (await list({ search })).items.map(({ id }) => id),
        search,
      ).toEqual([ofCompany])
  })

  test('finds a word that more than 1,000 companies have in their names', async () => {
    const names = Array.from({ length: 1001 }, (_, nth) => ({ name: `Birrificio ${nth}` }))
    await insertRows(app, 'companies', names)
    const owner = await makeClient(app, { fullName: 'Ugo Del Birrificio' })
    const ofUser = await makeProject(app, owner.id, { title: 'Del cliente', deadline: '2026-02-01' })
    const other = await makeClient(app)
    await nameCompany(app, other.id, 'Birrificio Ottavo')
    const ofCompany = await makeProject(app, other.id, { title: 'Della ditta', deadline: '2026-02-02' })
    const { items, total } = await list({ search: 'birrificio', sort: 'deadline' })
    expect(items.map(({ id }) => id)).toEqual([ofUser, ofCompany])
    expect(total).toEqual({ count: 2, isExact: true })
    expect((await list({ search: 'birrificio ottavo' })).items.map(({ id }) => id)).toEqual([ofCompany])
  })
})

test('"Aggiornato" changes with every event of the project; only managers see the payment', async () => {
  const owner = await makeClient(app)
  const projectId = await makeProject(app, owner.id, { title: 'Fermo da un mese' })
  await updateRows(app, 'projectTurns', { projectId }, { activeAt: ago(30) })
  await assign(app, projectId, editor.memberId)
  const seen = async (member = manager) => (await list({ search: 'fermo da un mese' }, member)).items[0]
  expect(await seen()).toMatchObject({ activeAt: ago(30).toISOString(), payment: 'none', archivedAt: null })
  expect((await seen(editor))?.payment).toBeNull()
  await owner.client.call('dashboard.messages.send', { projectId, text: 'A che punto siamo?' })
  expect(Date.parse((await seen())?.activeAt ?? '')).toBeGreaterThan(ago(1).getTime())
  expect((await seen())?.turn.because).toBe('message-to-answer')
})

test('distinguishes an unpaid quote, a deposit, a due balance and a refund', async () => {
  const { projectId } = await makeConfirmedOrder(app)
  const search = 'vetrine di maggio'
  await updateRows(app, 'projects', { id: projectId }, { title: search })
  const payment = async () => {
    const { payment: onPage } = await manager.client.call('team.projects.get', { id: projectId })
    const listed = (await list({ search })).items[0]?.payment
    expect(onPage?.state).toBe(listed)
    return listed
  }
  expect(await payment()).toBe('to-pay')
  await makePayment(app, projectId, { instalment: 'deposit', balanceCents: 5000, status: 'processing' })
  expect(await payment()).toBe('processing')
  const change = (facts: Facts<'payments'>) => updateRows(app, 'payments', { projectId }, facts)
  await change({ status: 'paid' })
  expect(await payment()).toBe('deposit-paid')
  await change({ balanceDueAt: ago(1), balanceDueBecause: 'approved' })
  expect(await payment()).toBe('due')
  await change({ balanceCents: 0, balanceDueAt: null, balanceDueBecause: null })
  expect(await payment()).toBe('paid')
  await change({ status: 'refunded', refundedAt: now })
  expect(await payment()).toBe('refunded')
})
