import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { recordPaymentOutcome } from 'server/domain/orders/payment/settlement.service'
import { dayInRome } from 'shared/formats/date-it'
import { expect, inject, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { makeVersion } from '../../support/builders/deliverables.ts'
import { setBilling } from '../../support/builders/invoices.ts'
import { askToPay, makeConfirmed, paymentSummary } from '../../support/builders/orders.ts'
import { makeMember } from '../../support/builders/people.ts'
import { bankAccount, bookTransfer } from '../../support/builders/transfers.ts'
import { at, twoProcesses } from '../../support/processes/two-processes.ts'
import { listRows } from '../../support/rows.ts'
import { isShortRun } from '../../support/short-run.ts'

// Without workers: the steps settle simulated cards, at their time and with their amount.
const [app, other] =
  inject('template').kind === 'postgres' ? await twoProcesses(bankAccount, { work: false }) : await alone()

async function alone(): Promise<[TestApp, TestApp]> {
  const only = await startApp({ work: false, env: bankAccount })
  return [only, only]
}

const manager = await makeMember(app, 'Project Manager')
const EXTRA_ROUND_CENTS = 15_000
const NUM_RUNS = isShortRun ? 6 : 60

type Step =
  | { act: 'pay' | 'payBalance'; method: 'card' | 'transfer' }
  | { act: 'cancel' | 'refundAll' | 'approve' | 'offerRound' | 'buyRound' }
  | { act: 'payExtra'; nth: number; method: 'card' | 'transfer' }
  | { act: 'accept' | 'cancelExtra' | 'withdraw'; nth: number }
  | { act: 'charge'; nth: number; isOdd: boolean }
  | { act: 'expire'; nth: number }
  | { act: 'book'; nth: number; part: 'third' | 'half' | 'rest' | 'whole' | 'more' }
  | { act: 'refundPart'; nth: number; amountCents: number }
  | { act: 'addendum' | 'offerChange'; amountCents: number }

const nth = fc.nat(5)
const method = fc.constantFrom('card' as const, 'transfer' as const)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ act: fc.constant('pay' as const), method }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('payBalance' as const), method }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('cancel' as const) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constantFrom('refundAll' as const, 'approve' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('charge' as const),
      nth,
      isOdd: fc.integer({ min: 0, max: 5 }).map(each => each === 0),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('expire' as const), nth }) },
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('book' as const),
      nth,
      part: fc.constantFrom('third', 'half', 'rest', 'rest', 'whole', 'whole', 'more'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('refundPart' as const),
      nth,
      amountCents: fc.integer({ min: 1, max: 30_000 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constantFrom('addendum' as const, 'offerChange' as const),
      amountCents: fc.constantFrom(-40_000, -1000, -55_000, -55_001, 20_000),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('accept' as const), nth }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constantFrom('offerRound' as const, 'buyRound' as const) }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('payExtra' as const), nth, method }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constantFrom('cancelExtra' as const, 'withdraw' as const), nth }),
  },
)

const byTransfer = { act: 'pay', method: 'transfer' } as const
const wholeDeposit = { act: 'book', nth: 0, part: 'whole' } as const

const extraByTransfer = { act: 'payExtra', nth: 0, method: 'transfer' } as const

/** Initial steps for states that random steps rarely reach. */
const beginnings: fc.Arbitrary<Step[]> = fc.constantFrom<Step[]>(
  [],
  [byTransfer, { act: 'cancel' }, { act: 'pay', method: 'card' }, { act: 'expire', nth: 0 }],
  [byTransfer, wholeDeposit],
  [byTransfer, wholeDeposit, { act: 'payBalance', method: 'card' }, { act: 'expire', nth: 0 }],
  [byTransfer, wholeDeposit, { act: 'payBalance', method: 'transfer' }, { act: 'cancel' }],
  [byTransfer, wholeDeposit, { act: 'addendum', amountCents: 20_000 }, extraByTransfer],
  [byTransfer, wholeDeposit, { act: 'buyRound' }, { act: 'payExtra', nth: 0, method: 'card' }],
)

const halfTheBalance = { act: 'offerChange', amountCents: -30_000 } as const

/** States that random steps rarely reach: changes of the order around the payment of its balance. */
const examples: [Step[], Step[]][] = [
  [[byTransfer, wholeDeposit], [{ act: 'addendum', amountCents: -60_000 }]],
  [
    [byTransfer, wholeDeposit, halfTheBalance, halfTheBalance],
    [
      { act: 'accept', nth: 0 },
      { act: 'accept', nth: 1 },
    ],
  ],
  [
    [byTransfer, wholeDeposit, halfTheBalance, { act: 'payBalance', method: 'transfer' }],
    [
      { act: 'book', nth: 1, part: 'half' },
      { act: 'accept', nth: 0 },
    ],
  ],
  [
    [byTransfer, wholeDeposit, { act: 'payBalance', method: 'transfer' }, { act: 'cancel' }],
    [
      { act: 'addendum', amountCents: -40_000 },
      { act: 'book', nth: 1, part: 'whole' },
    ],
  ],
  [
    [byTransfer, wholeDeposit, { act: 'payBalance', method: 'card' }, { act: 'expire', nth: 0 }],
    [
      { act: 'addendum', amountCents: -40_000 },
      { act: 'charge', nth: 0, isOdd: false },
    ],
  ],
]

const QUOTE_CENTS = 102_000

/** Creates an order of 1,020 euro, with the amounts sent, in cents. */
async function started() {
  const order = await makeConfirmed(app)
  await setBilling(app, order.projectId)
  return { ...order, sent: new Map<string, number>(), isElsewhere: false }
}

type Started = Awaited<ReturnType<typeof started>>

/** Returns the price with all accepted changes, in cents; without additions, which are paid separately. */
async function agreedCentsOf(projectId: string, hasAdditions = false): Promise<number> {
  const accepted = await listRows(app, 'proposals', { projectId, state: 'accepted' })
  const changes = accepted.map(({ totalCents }) => totalCents)
  return QUOTE_CENTS + sumOf(changes.filter(cents => hasAdditions || cents < 0))
}

const paymentsOf = (projectId: string) => listRows(app, 'payments', { projectId }, 'createdAt')

/** Runs one step. Returns the status codes of the answers. */
async function run(order: Started, one: Step): Promise<number[]> {
  const { projectId, sent } = order
  order.isElsewhere = !order.isElsewhere
  const client = order.isElsewhere ? at(other, order.client) : order.client
  const team = order.isElsewhere ? manager.client : at(other, manager.client)
  const requestId = randomUUID()
  const pickProposal = async (index: number) => {
    const all = await listRows(app, 'proposals', { projectId }, 'createdAt')
    return all[index % all.length]?.id ?? randomUUID()
  }
  const pick = async (provider: string, index: number) => {
    const all = (await paymentsOf(projectId)).filter(each => each.provider === provider)
    return all[index % all.length]
  }
  switch (one.act) {
    case 'pay':
      return [(await askToPay({ client, projectId }, { method: one.method })).status]
    case 'payBalance': {
      const { balance } = await paymentSummary({ client, projectId })
      const totalCents = balance?.totalCents ?? 1
      const balanceOf = { projectId, requestId, totalCents, method: one.method }
      return [(await client.ask('dashboard.payment.payBalance', balanceOf)).status]
    }
    case 'cancel':
      return [(await client.ask('dashboard.payment.cancel', { projectId })).status]
    case 'refundAll':
      return [(await team.ask('team.payments.refund', { projectId })).status]
    case 'offerRound': {
      const round = { projectId, kind: 'round' as const, reason: 'Accordo' }
      const lines = [{ label: 'Un giro in più', amountCents: 9000 }]
      const validUntil = dayInRome(app.clock.now())
      return [(await team.ask('team.proposals.make', { ...round, lines, validUntil })).status]
    }
    case 'buyRound': {
      const { data } = await client.ask('dashboard.deliverables.list', { projectId })
      const totalCents = data?.rounds.next?.totalCents ?? EXTRA_ROUND_CENTS
      return [(await client.ask('dashboard.deliverables.buyRound', { projectId, totalCents })).status]
    }
    case 'payExtra': {
      const proposalId = await pickProposal(one.nth)
      const extra = { proposalId, requestId, method: one.method }
      return [(await client.ask('dashboard.payment.payExtra', extra)).status]
    }
    case 'cancelExtra': {
      const proposalId = await pickProposal(one.nth)
      return [(await client.ask('dashboard.payment.cancelExtra', { proposalId })).status]
    }
    case 'withdraw':
      return [(await team.ask('team.proposals.withdraw', { id: await pickProposal(one.nth) })).status]
    case 'approve': {
      const deliverableId = await makeVersion(app, projectId)
      return [(await client.ask('dashboard.deliverables.approve', { deliverableId })).status]
    }
    case 'charge': {
      const payment = await pick('simulated', one.nth)
      if (!payment) return []
      const totalCents = payment.totalCents + (one.isOdd ? 100 : 0)
      const name = `pi_${payment.id}`
      // The provider charges a page once, but may report it several times.
      const charged = sent.get(name) ?? totalCents
      sent.set(name, charged)
      const facts = { totalCents: charged, providerPayment: name }
      await recordPaymentOutcome((order.isElsewhere ? other : app).context, payment.id, 'paid', facts)
      return []
    }
    case 'expire': {
      const payment = await pick('simulated', one.nth)
      if (payment) await recordPaymentOutcome((order.isElsewhere ? other : app).context, payment.id, 'failed')
      return []
    }
    case 'book': {
      const payment = await pick('bank-transfer', one.nth)
      if (!payment) return []
      const booked = await listRows(app, 'transferBookings', { paymentId: payment.id })
      const restCents = payment.totalCents - booked.reduce((sum, each) => sum + each.amountCents, 0)
      const amounts = {
        third: Math.round(payment.totalCents / 3),
        half: Math.round(payment.totalCents / 2),
        rest: Math.max(restCents, 1),
        whole: payment.totalCents,
        more: payment.totalCents + 1,
      }
      const amountCents = amounts[one.part]
      const arrivedOn = dayInRome(app.clock.now())
      const { status, code } = await bookTransfer(team, payment.id, { amountCents, arrivedOn, requestId })
      const arrived = [undefined, 'TRANSFER_TOO_MUCH', 'TRANSFER_NOT_AWAITED', 'TRANSFER_BOOKED_BEFORE']
      // The same amount on the same date is one transfer.
      if (arrived.includes(code)) sent.set(`${payment.id} ${amountCents}`, amountCents)
      return [status]
    }
    case 'refundPart': {
      const paid = (await paymentsOf(projectId)).filter(({ paidAt }) => paidAt)
      const payment = paid[one.nth % paid.length]
      if (!payment) return []
      const { amountCents } = one
      const refund = { paymentId: payment.id, requestId, amountCents, reason: 'Accordo' }
      return [(await team.ask('team.payments.refundPart', refund)).status]
    }
    case 'accept':
      return [(await client.ask('dashboard.proposals.accept', { id: await pickProposal(one.nth) })).status]
    case 'addendum':
    case 'offerChange': {
      const made = await team.ask('team.proposals.make', {
        projectId,
        kind: 'addendum',
        reason: 'Accordo',
        validUntil: dayInRome(app.clock.now()),
        lines: [{ label: 'Altre riprese', amountCents: one.amountCents }],
      })
      if (!made.data || one.act === 'offerChange') return [made.status]
      const accepted = await client.ask('dashboard.proposals.accept', { id: made.data.id })
      return [made.status, accepted.status]
    }
  }
}

const sumOf = (amounts: Iterable<number>) => [...amounts].reduce((sum, each) => sum + each, 0)

async function checkBooks({ companyId, projectId, client, sent }: Started): Promise<void> {
  const payments = await paymentsOf(projectId)
  const rowsOf = async <T>(read: (paymentId: string) => Promise<T[]>) =>
    (await Promise.all(payments.map(({ id }) => read(id)))).flat()
  const invoices = await rowsOf(paymentId => listRows(app, 'invoices', { paymentId }))
  const differencesIn = (state: 'open' | 'settled') =>
    rowsOf(paymentId => listRows(app, 'paymentDifferences', { paymentId, state }))
  const open = await differencesIn('open')
  // Transfers reported as more than the rest, before later bookings completed their payment.
  const reported = (await differencesIn('settled')).filter(
    ({ cause, providerPayment }) => cause === 'other-sum' && providerPayment === null,
  )
  const refunds = await rowsOf(paymentId => listRows(app, 'refunds', { paymentId, state: 'done' }))
  const parts = await Promise.all(
    payments
      .filter(({ status }) => status === 'processing' || status === 'failed')
      .map(({ id }) => listRows(app, 'transferBookings', { paymentId: id })),
  )
  const invoicedCents = sumOf(
    invoices.map(({ kind, totalCents }) => (kind === 'credit-note' ? -totalCents : totalCents)),
  )
  const openCents = sumOf(open.map(({ providerCents, ownCents }) => (providerCents ?? 0) - (ownCents ?? 0)))
  const partCents = sumOf(parts.flat().map(({ amountCents }) => amountCents))
  const refundedCents = sumOf(refunds.map(({ amountCents }) => amountCents))
  expect(invoicedCents + openCents + partCents, 'all money is recorded once').toBe(
    sumOf(sent.values()) - sumOf(reported.map(({ providerCents }) => providerCents ?? 0)) - refundedCents,
  )
  const complete = payments.filter(({ paidAt }) => paidAt).map(payment => payment.id)
  expect(reported.filter(({ paymentId }) => !complete.includes(paymentId ?? ''))).toEqual([])
  const summary = await paymentSummary({ client, projectId })
  const { payment: shown } = await manager.client.call('team.projects.get', { id: projectId })
  expect(shown?.status, 'client and team see the same').toBe(summary.status)
  expect(shown?.balance ?? null).toEqual(summary.balance)
  expect(shown?.agreedTotalCents).toBe(summary.agreedTotalCents)
  expect(summary.agreedTotalCents, 'the total is the quote and all that was accepted since').toBe(
    await agreedCentsOf(projectId, true),
  )
  if (summary.status === 'paid')
    expect(invoicedCents, 'no more is invoiced than was agreed').toBeLessThanOrEqual(summary.agreedTotalCents)
  const { items: documents } = await client.call('dashboard.documents.list', { limit: 5 })
  const listed = documents.find(item => item.projectId === projectId)
  const { items: proposals } = await client.call('dashboard.proposals.list', { projectId })
  const unpaid = proposals.filter(({ payment }) => payment && payment !== 'paid' && payment !== 'refunded')
  const missing = unpaid.map(({ totalCents, transfer }) => totalCents - (transfer?.bookedCents ?? 0))
  expect(listed?.extrasDue.map(each => each.totalCents).sort() ?? []).toEqual(
    summary.status === 'paid' ? missing.sort() : [],
  )
  const came = payments.filter(({ status }) => status === 'paid' || status === 'refunded')
  expect([shown?.receivedCents ?? 0, shown?.refundedCents ?? 0]).toEqual([
    sumOf(came.map(({ totalCents }) => totalCents)) + partCents,
    refundedCents,
  ])
  const { money } = await manager.client.call('team.clients.get', { companyId })
  const keptCents = money.receivedCents - refundedCents
  expect(money.quotedCents, "the client's page adds up to the agreed total, less refunds").toBe(
    summary.status === 'refunded' ? keptCents : summary.agreedTotalCents - refundedCents,
  )
}

/** Runs one step. Asserts that a balance settled by it is the agreed total less the deposit. */
async function runAlone(order: Started, one: Step): Promise<void> {
  const paidBalance = async () =>
    (await paymentsOf(order.projectId)).find(
      ({ instalment, status }) => instalment === 'balance' && status === 'paid',
    )
  const before = await paidBalance()
  noFault(await run(order, one))
  const settled = await paidBalance()
  if (before || !settled) return
  const deposit = (await paymentsOf(order.projectId)).find(
    ({ instalment, status }) => instalment === 'deposit' && status === 'paid',
  )
  expect(settled.totalCents, 'a settled balance is the agreed total less the deposit').toBe(
    (await agreedCentsOf(order.projectId)) - (deposit?.totalCents ?? 0),
  )
}

const noFault = (statuses: number[]) => {
  for (const status of statuses) expect(status).toBeLessThan(500)
}

test('all money is recorded once and shown alike after any sequence of steps', async () => {
  await fc.assert(
    fc.asyncProperty(beginnings, fc.array(step, { minLength: 5, maxLength: 20 }), async (before, steps) => {
      const order = await started()
      for (const each of [...before, ...steps]) await runAlone(order, each)
      await checkBooks(order)
    }),
    { numRuns: NUM_RUNS + examples.length, examples, endOnFailure: true },
  )
})

test('all money is recorded once and shown alike after twenty concurrent steps', async () => {
  await fc.assert(
    fc.asyncProperty(
      beginnings,
      fc.array(step, { minLength: 20, maxLength: 20 }),
      async (before, together) => {
        const order = await started()
        for (const each of before) noFault(await run(order, each))
        noFault((await Promise.all(together.map(each => run(order, each)))).flat())
        await checkBooks(order)
      },
    ),
    { numRuns: Math.ceil(NUM_RUNS / 2), endOnFailure: true },
  )
})
