import { randomUUID } from 'node:crypto'
import { dateIt, dayInRome } from 'shared/formats/date-it'
import { alGiorno } from 'shared/formats/italian'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeVersion, makeWaitingUpload } from '../../support/builders/deliverables.ts'
import {
  askToPay,
  getQuote,
  makeClientWithProject,
  makeConfirmed,
  makeConfirmedOrder,
  makeOrder,
  makePaidOrder,
  type Order,
  type Placed,
  paymentSummary,
} from '../../support/builders/orders.ts'
import { makeMember } from '../../support/builders/people.ts'
import { makePayment } from '../../support/builders/projects.ts'
import { makeProposal } from '../../support/builders/proposals.ts'
import { listRows, updateRows } from '../../support/rows.ts'
import { waitFor } from '../../support/wait-for.ts'

const app = await startApp()
const manager = await makeMember(app, 'Project Manager')

const ordered = () => makeOrder(app)
const confirmed = () => makeConfirmedOrder(app)
const paid = () => makePaidOrder(app)

const propose = (projectId: string, kind: 'quote' | 'addendum' | 'round', ...amounts: number[]) =>
  manager.client.ask('team.proposals.make', {
    projectId,
    kind,
    lines: amounts.map((amountCents, index) => ({ label: `Voce ${index + 1}`, amountCents })),
    reason: 'Come ci siamo detti al telefono.',
    validUntil: dayInRome(app.clock.now()),
  })

async function proposed(...of: Parameters<typeof propose>): Promise<string> {
  const { data, code } = await propose(...of)
  if (!data) throw new Error(`It was refused: ${code}`)
  return data.id
}

const isPaidInFull = async ({ client, projectId }: Placed) =>
  (await client.call('dashboard.status.get', { projectId })).isPaidInFull
const listOf = async ({ client, projectId }: Placed) =>
  (await client.call('dashboard.proposals.list', { projectId })).items
const accept = ({ client }: Placed, id: string) => client.ask('dashboard.proposals.accept', { id })

const askToPayExtra = ({ client }: Placed, proposalId: string) =>
  client.ask('dashboard.payment.payExtra', { proposalId, requestId: randomUUID() })

async function payExtra(order: Order, proposalId: string) {
  const answers = await Promise.all([1, 2, 3].map(() => askToPayExtra(order, proposalId)))
  await waitFor(async () => {
    const [proposal] = (await listOf(order)).filter(({ id }) => id === proposalId)
    expect(proposal?.payment).toBe('paid')
  })
  return answers
}

describe('a custom quote', () => {
  test('is the project’s price once accepted, whatever the recap says later', async () => {
    const order = await confirmed()
    const id = await proposed(order.projectId, 'quote', 120_000, -10_000)
    expect(await paymentSummary(order)).toMatchObject({ quoteTotalCents: 97_000 })
    await app.mailbox.find(order.email, /^Una proposta per «/)
    expect((await accept(order, id)).code).toBeUndefined()
    const { client, projectId } = order
    await client.call('dashboard.quote.addExtra', { projectId, code: 'drone' })
    const quote = await client.call('dashboard.quote.get', { projectId })
    expect(quote).toMatchObject({ isCustom: true, totalCents: 110_000, confirmedAt: expect.any(String) })
    expect(await paymentSummary(order)).toMatchObject({ quoteTotalCents: 110_000, isQuoteConfirmed: true })
    const page = await manager.client.call('team.projects.get', { id: projectId })
    expect(page.payment?.quoteTotalCents).toBe(110_000)
    expect((await client.fetch(`/documents/preventivo.pdf?project=${projectId}`)).status).toBe(200)
    const lastDay = alGiorno(dateIt(app.clock.now()))
    await waitFor(async () => {
      const [mail] = await app.mailbox.list(order.email, /Preventivo confermato/)
      expect(mail?.text).toContain(`vale fino ${lastDay}`)
    })
  })

  test('blocks the confirmation of the automatic quote until it is declined or expired', async () => {
    const order = await ordered()
    const { client, projectId } = order
    const { totalCents } = await getQuote(order)
    const confirm = () => client.ask('dashboard.quote.confirm', { projectId, totalCents })
    await makeProposal(app, projectId, { validUntil: '2020-01-01' })
    const id = await proposed(projectId, 'quote', 120_000)
    expect((await confirm()).code).toBe('PROPOSAL_OPEN')
    await client.call('dashboard.proposals.decline', { id })
    expect((await confirm()).code).toBeUndefined()
    await proposed(projectId, 'quote', 120_000)
    expect((await confirm()).data).toMatchObject({ isCustom: false, confirmedAt: expect.any(String) })
  })

  test('blocks the payment of the quote confirmed before, until it is declined', async () => {
    const order = await makeConfirmed(app)
    const id = await proposed(order.projectId, 'quote', 120_000)
    expect((await askToPay(order)).code).toBe('PROPOSAL_OPEN')
    await order.client.call('dashboard.proposals.decline', { id })
    expect((await askToPay(order)).code).toBeUndefined()
  })

  test('needs no brief', async () => {
    const order = await makeClientWithProject(app)
    await accept(order, await proposed(order.projectId, 'quote', 60_000))
    expect(await paymentSummary(order)).toMatchObject({ quoteTotalCents: 60_000, status: 'open' })
    const { steps } = await order.client.call('dashboard.status.get', { projectId: order.projectId })
    expect(steps.map(({ state }) => state).slice(0, 3)).toEqual(['pending', 'completed', 'active'])
  })

  test('accepted withdraws the other ones', async () => {
    const order = await ordered()
    const [one, two] = [
      await proposed(order.projectId, 'quote', 60_000),
      await proposed(order.projectId, 'quote', 70_000),
    ]
    await accept(order, two)
    expect((await accept(order, one)).code).toBe('PROPOSAL_CLOSED')
    expect((await listOf(order)).map(({ id }) => id)).toEqual([two])
  })

  test('costs at least the minimum, and expires no earlier than today', async () => {
    const { projectId } = await ordered()
    expect((await propose(projectId, 'quote', 29_999)).fields).toEqual({ lines: 'BELOW_MINIMUM' })
    const { fields } = await manager.client.ask('team.proposals.make', {
      projectId,
      kind: 'quote',
      lines: [{ label: 'Video', amountCents: 60_000 }],
      reason: 'Prova',
      validUntil: '2020-01-01',
    })
    expect(fields).toEqual({ validUntil: 'DAY_PAST' })
  })

  test('is made before the payment', async () => {
    const order = await paid()
    expect((await propose(order.projectId, 'quote', 60_000)).code).toBe('ORDER_PAID')
    const id = await makeProposal(app, order.projectId)
    expect((await accept(order, id)).code).toBe('ALREADY_PAID')
  })
})

test('the hub lists the kinds of proposals that the order allows', async () => {
  const kindsOf = async (projectId: string) =>
    (await manager.client.call('team.proposals.list', { projectId })).kinds
  const order = await makeConfirmed(app)
  expect(await kindsOf(order.projectId)).toEqual(['quote', 'round'])
  await askToPay(order, { method: 'card' })
  await waitFor(async () => expect(await kindsOf(order.projectId)).toEqual(['addendum', 'round']))
})

test('the answer to an expired, withdrawn or declined proposal is refused with its own code', async () => {
  const order = await ordered()
  const { projectId } = order
  const late = await makeProposal(app, projectId, { validUntil: '2020-01-01' })
  expect((await accept(order, late)).code).toBe('PROPOSAL_EXPIRED')
  const withdrawn = await proposed(projectId, 'quote', 60_000)
  await manager.client.call('team.proposals.withdraw', { id: withdrawn })
  expect((await accept(order, withdrawn)).code).toBe('PROPOSAL_CLOSED')
  const declined = await proposed(projectId, 'quote', 60_000)
  await order.client.call('dashboard.proposals.decline', { id: declined, answer: 'Troppo caro.' })
  expect((await accept(order, declined)).code).toBe('PROPOSAL_CLOSED')
  const { code } = await manager.client.ask('team.proposals.withdraw', { id: declined })
  expect(code).toBe('PROPOSAL_CLOSED')
  const { items } = await manager.client.call('team.proposals.list', { projectId })
  expect(items.map(({ state }) => state).sort()).toEqual(['declined', 'expired', 'withdrawn'])
  expect(items.find(({ id }) => id === declined)?.answer).toBe('Troppo caro.')
})

describe('an addendum', () => {
  test('with a surcharge is paid separately and blocks no download', async () => {
    const order = await paid()
    await makePayment(app, order.projectId, { instalment: 'balance', totalCents: 50_000, netCents: 50_000 })
    const id = await proposed(order.projectId, 'addendum', 20_000)
    await accept(order, id)
    expect(await isPaidInFull(order)).toBe(true)
    const answers = await payExtra(order, id)
    // A simulated payment may be settled before the last of the three requests.
    const refused = answers.flatMap(({ code }) => code ?? [])
    expect(refused.filter(code => code !== 'ALREADY_PAID')).toEqual([])
    expect(refused.length).toBeLessThan(answers.length)
    const rows = await listRows(app, 'payments', { proposalId: id })
    expect(rows).toMatchObject([{ instalment: 'extra', totalCents: 20_000 }])
    await app.mailbox.find(order.email, /^Pagamento ricevuto/)
    expect(await isPaidInFull(order)).toBe(true)
  })

  test('with a discount reduces the balance by at most what is unpaid of it', async () => {
    const order = await paid()
    const { projectId } = order
    const tooMuch = (limitCents: number) => ({
      error: { data: { appCode: 'REDUCTION_TOO_MUCH', limitCents } },
    })
    expect(await propose(projectId, 'addendum', -50_001)).toMatchObject(tooMuch(50_000))
    expect(await propose(projectId, 'addendum', 10_000, -60_001)).toMatchObject(tooMuch(50_000))
    const other = await proposed(projectId, 'addendum', -40_000)
    await accept(order, await proposed(projectId, 'addendum', -20_000))
    expect((await paymentSummary(order)).balance).toMatchObject({ totalCents: 30_000, status: 'open' })
    expect(await accept(order, other)).toMatchObject(tooMuch(30_000))
    expect((await listOf(order)).find(({ id }) => id === other)?.state).toBe('open')
    await accept(order, await proposed(projectId, 'addendum', -30_000))
    expect(await paymentSummary(order)).toMatchObject({ balance: null, agreedTotalCents: 47_000 })
    expect(await isPaidInFull(order)).toBe(true)
    expect((await propose(projectId, 'addendum', -1)).code).toBe('BALANCE_SETTLED')
    expect((await accept(order, other)).code).toBe('BALANCE_SETTLED')
  })

  test('with a discount is refused while its balance is being paid', async () => {
    const order = await paid()
    const { projectId } = order
    const id = await proposed(projectId, 'addendum', -20_000)
    const balance = { instalment: 'balance', totalCents: 50_000, netCents: 50_000 } as const
    await makePayment(app, projectId, { ...balance, status: 'processing', paidAt: null })
    expect((await accept(order, id)).code).toBe('BALANCE_SETTLED')
    expect((await propose(projectId, 'addendum', -1)).code).toBe('BALANCE_SETTLED')
  })

  test('is in the price shown to client, team and administration', async () => {
    const order = await paid()
    const { projectId } = order
    const seen = async () => {
      const { payment } = await manager.client.call('team.projects.get', { id: projectId })
      const { items } = await manager.client.call('team.administration.due', { limit: 100 })
      const due = items.find(item => item.projectId === projectId)
      return [
        (await paymentSummary(order)).agreedTotalCents,
        payment?.agreedTotalCents,
        ...(due ? [due.agreedTotalCents] : []),
      ]
    }
    expect(await seen()).toEqual([97_000, 97_000])
    const open = await proposed(projectId, 'addendum', 5000)
    await accept(order, await proposed(projectId, 'addendum', 20_000))
    await accept(order, await proposed(projectId, 'addendum', -10_000))
    const due = { balanceDueAt: app.clock.now(), balanceDueBecause: 'approved' }
    await updateRows(app, 'payments', { projectId }, due)
    expect(await seen()).toEqual([107_000, 107_000, 107_000])
    await accept(order, open)
    await accept(order, await proposed(projectId, 'addendum', -40_000))
    expect(await seen()).toEqual([72_000, 72_000])
    await manager.client.call('team.proposals.withdraw', { id: open })
    expect(await seen()).toEqual([67_000, 67_000])
  })

  test('needs a payment and a change', async () => {
    const { projectId } = await confirmed()
    expect((await propose(projectId, 'addendum', 10_000)).code).toBe('ORDER_NOT_PAID')
    expect((await propose(projectId, 'addendum', 10_000, -10_000)).fields).toEqual({ lines: 'NOTHING' })
  })

  test('is paid only after it is accepted, once', async () => {
    const order = await paid()
    const id = await proposed(order.projectId, 'addendum', 20_000)
    expect((await askToPayExtra(order, id)).code).toBe('PROPOSAL_NOT_ACCEPTED')
    await accept(order, id)
    await payExtra(order, id)
    expect((await askToPayExtra(order, id)).code).toBe('ALREADY_PAID')
    await manager.client.call('team.payments.refund', { projectId: order.projectId })
    const [proposal] = (await listOf(order)).filter(one => one.id === id)
    expect(proposal?.payment).toBe('refunded')
  })
})

async function usedUp() {
  const order = await makePaidOrder(app)
  for (const name of ['v1', 'v2'])
    await makeVersion(app, order.projectId, { versionName: name, changesRequestedAt: app.clock.now() })
  app.clock.advance(1000)
  const deliverableId = await makeVersion(app, order.projectId, {
    versionName: 'v3',
    createdAt: app.clock.now(),
  })
  return { ...order, deliverableId }
}
const ask = ({ client, deliverableId }: Awaited<ReturnType<typeof usedUp>>) =>
  client.ask('dashboard.deliverables.requestChanges', { deliverableId, text: 'Più luce.' })
const roundsOf = async ({ client, projectId }: Order) =>
  (await client.call('dashboard.deliverables.list', { projectId })).rounds
const buy = ({ client, projectId }: Order, totalCents: number) =>
  client.ask('dashboard.deliverables.buyRound', { projectId, totalCents })

test('a round of changes is sold at the list price once two are used, and usable when paid', async () => {
  const order = await usedUp()
  expect((await ask(order)).code).toBe('ROUNDS_USED_UP')
  expect(await roundsOf(order)).toEqual({
    used: 2,
    included: 2,
    allowed: 2,
    next: { totalCents: 15_000, isBought: false },
  })
  expect((await buy(order, 14_000)).code).toBe('PRICE_CHANGED')
  await Promise.all([buy(order, 15_000), buy(order, 15_000), buy(order, 15_000)])
  const bought = await listOf(order)
  expect(bought).toHaveLength(1)
  expect((await roundsOf(order)).next).toEqual({ totalCents: 15_000, isBought: true })
  expect((await ask(order)).code).toBe('ROUNDS_USED_UP')
  const proposalId = bought[0]?.id ?? ''
  await askToPayExtra(order, proposalId)
  await waitFor(async () => expect(await roundsOf(order)).toMatchObject({ allowed: 3, next: null }))
  expect((await ask(order)).error).toBeUndefined()
})

test('a round of changes given by a manager is usable at once', async () => {
  const order = await usedUp()
  await proposed(order.projectId, 'round', 0)
  const uploadId = await makeWaitingUpload(app, { userId: manager.id, projectId: order.projectId })
  const version = { projectId: order.projectId, versionName: 'v4', uploadId }
  await manager.client.call('team.deliverables.publish', version)
  const published = await app.mailbox.find(order.email, /^Una versione da guardare/)
  expect(published.text).toContain('Giro 3, oltre i 2 inclusi.')
  const { items } = await order.client.call('dashboard.deliverables.list', { projectId: order.projectId })
  expect((await ask({ ...order, deliverableId: items[0]?.id ?? '' })).error).toBeUndefined()
  await app.mailbox.find(order.email, /^Un altro giro di modifiche/)
  const asked = await app.mailbox.find(manager.email, /^Modifiche richieste/)
  expect(asked.text).toContain('è il giro 3, oltre i 2 inclusi')
})

test('a round of changes is sold at a price set by a manager', async () => {
  const order = await usedUp()
  const id = await proposed(order.projectId, 'round', 9000)
  expect((await roundsOf(order)).next).toEqual({ totalCents: 9000, isBought: false })
  await buy(order, 9000)
  expect((await listOf(order)).map(proposal => [proposal.id, proposal.state])).toEqual([[id, 'accepted']])
})

test('a round of changes is not sold while one is left', async () => {
  expect((await buy(await makePaidOrder(app), 15_000)).code).toBe('ROUNDS_LEFT')
})

test('a round of changes opens when its cancelled transfer arrives after a later payment has failed', async () => {
  const order = await usedUp()
  const { projectId } = order
  const proposalId = await proposed(projectId, 'round', 9000)
  await buy(order, 9000)
  const createdAt = app.clock.now()
  const failed = {
    proposalId,
    instalment: 'extra',
    totalCents: 9000,
    netCents: 9000,
    status: 'failed',
    paidAt: null,
    createdAt,
  } as const
  const transferReference = `PP-${randomUUID().slice(0, 8)}`
  const paymentId = await makePayment(app, projectId, {
    ...failed,
    provider: 'bank-transfer',
    transferReference,
  })
  await makePayment(app, projectId, { ...failed, createdAt: new Date(createdAt.getTime() + 1000) })
  await manager.client.call('team.payments.bookTransfer', {
    paymentId,
    requestId: randomUUID(),
    amountCents: 9000,
    arrivedOn: dayInRome(createdAt),
  })
  expect(await listOf(order)).toMatchObject([{ id: proposalId, payment: 'paid' }])
  expect(await roundsOf(order)).toMatchObject({ allowed: 3, next: null })
  expect((await askToPayExtra(order, proposalId)).code).toBe('ALREADY_PAID')
})
