import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeVersion } from '../../support/builders/deliverables.ts'
import { makePaidOrder, type Order } from '../../support/builders/orders.ts'
import { makeMember } from '../../support/builders/people.ts'
import { eventually } from '../../support/eventually.ts'

const app = await startApp()
const manager = await makeMember(app, 'Project Manager')

async function offerRound(projectId: string, amountCents: number): Promise<string> {
  const { id } = await manager.client.call('team.proposals.make', {
    projectId,
    kind: 'round',
    reason: 'Come ci siamo detti.',
    validUntil: '2030-12-31',
    lines: [{ label: 'Un giro in più', amountCents }],
  })
  return id
}

const proposalsOf = async ({ client, projectId }: Order) =>
  (await client.call('dashboard.proposals.list', { projectId })).items

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

test('a round of changes is bought at the price of the list once the two are used, and opens when it is paid', async () => {
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
  const bought = await proposalsOf(order)
  expect(bought).toHaveLength(1)
  expect((await roundsOf(order)).next).toEqual({ totalCents: 15_000, isBought: true })
  expect((await ask(order)).code).toBe('ROUNDS_USED_UP')
  const proposalId = bought[0]?.id ?? ''
  await order.client.call('dashboard.payment.payExtra', { proposalId, requestId: randomUUID() })
  await eventually(async () => expect(await roundsOf(order)).toMatchObject({ allowed: 3, next: null }))
  expect((await ask(order)).error).toBeUndefined()
})

test('a round of changes is given for free by a manager, and open at once', async () => {
  const order = await usedUp()
  await offerRound(order.projectId, 0)
  expect((await ask(order)).error).toBeUndefined()
  await app.mailbox.find(order.email, /^Un altro giro di modifiche/)
})

test('a round of changes is sold at the price that a manager names', async () => {
  const order = await usedUp()
  const id = await offerRound(order.projectId, 9000)
  expect((await roundsOf(order)).next).toEqual({ totalCents: 9000, isBought: false })
  await buy(order, 9000)
  expect((await proposalsOf(order)).map(proposal => [proposal.id, proposal.state])).toEqual([
    [id, 'accepted'],
  ])
})

test('a round of changes is not sold while one is left', async () => {
  expect((await buy(await makePaidOrder(app), 15_000)).code).toBe('ROUNDS_LEFT')
})
