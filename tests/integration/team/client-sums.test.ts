import { randomUUID } from 'node:crypto'
import { dayInRome } from 'shared/formats/date-it'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeConfirmed, type Order } from '../../support/builders/orders.ts'
import { makeMember } from '../../support/builders/people.ts'
import { companyOf, makePayment } from '../../support/builders/projects.ts'
import { insertRow, updateRows } from '../../support/rows.ts'

const app = await startApp({ work: false })
const { client: hub } = await makeMember(app, 'Project Manager')

type Payment = NonNullable<Parameters<typeof makePayment>[2]>

const transfer = () => ({ provider: 'bank-transfer', transferReference: randomUUID() }) as const
const sumOf = (totalCents: number) => ({ totalCents, netCents: totalCents })
const processing = { status: 'processing', paidAt: null } as const
const due = { balanceDueAt: new Date(0), balanceDueBecause: 'approved' } as const

/** Adds a deposit of 470 of the 1,020 euro, paid unless stated otherwise; 550 remain. */
const addDeposit = ({ projectId }: Order, more: Payment = {}) =>
  makePayment(app, projectId, { ...sumOf(47_000), rule: 'deposit', balanceCents: 55_000, ...more })

async function addBalance({ projectId }: Order, more: Payment = {}): Promise<string> {
  const id = await makePayment(app, projectId, { ...sumOf(55_000), instalment: 'balance', ...more })
  if (!more.status) await updateRows(app, 'payments', { projectId }, { balancePaidAt: app.clock.now() })
  return id
}

const addProposal = ({ projectId }: Order, state = 'accepted') =>
  insertRow(app, 'proposals', {
    projectId,
    state,
    kind: 'addendum',
    totalCents: 20_000,
    reason: 'Accordo',
    lines: JSON.stringify([{ label: 'Altre riprese', amountCents: 20_000 }]),
    validUntil: dayInRome(app.clock.now()),
  })

const addExtra = async (order: Order, more: Payment = {}) =>
  makePayment(app, order.projectId, {
    ...sumOf(20_000),
    proposalId: await addProposal(order),
    instalment: 'extra',
    ...more,
  })

const arrive = (paymentId: string, amountCents: number) =>
  insertRow(app, 'transferBookings', {
    paymentId,
    amountCents,
    arrivedOn: dayInRome(app.clock.now()),
    requestId: randomUUID(),
  })

interface Case {
  state: string
  prepare: (order: Order) => Promise<unknown>
  /** Amounts in cents: confirmed, received, refunded, due, later. */
  sums: [number, number, number, number, number]
}

test.each<Case>([
  {
    state: 'a confirmed quote without a payment',
    prepare: async () => {},
    sums: [102_000, 0, 0, 0, 102_000],
  },
  {
    state: 'an expired quote without a payment',
    prepare: ({ projectId }) => updateRows(app, 'quotes', { projectId }, { validUntil: '2020-01-01' }),
    sums: [0, 0, 0, 0, 0],
  },
  {
    state: 'a deleted project with a confirmed quote',
    prepare: ({ client, projectId }) => client.call('dashboard.projects.remove', { id: projectId }),
    sums: [0, 0, 0, 0, 0],
  },
  {
    state: 'a cancelled payment',
    prepare: order => addDeposit(order, { status: 'failed', paidAt: null }),
    sums: [102_000, 0, 0, 0, 102_000],
  },
  {
    state: 'a deposit by card in progress',
    prepare: order => addDeposit(order, processing),
    sums: [102_000, 0, 0, 0, 102_000],
  },
  {
    state: 'an announced transfer of the deposit',
    prepare: order => addDeposit(order, { ...processing, ...transfer() }),
    sums: [102_000, 0, 0, 47_000, 55_000],
  },
  {
    state: 'a deposit that arrived in part',
    prepare: async order => arrive(await addDeposit(order, { ...processing, ...transfer() }), 20_000),
    sums: [102_000, 20_000, 0, 27_000, 55_000],
  },
  {
    state: 'a paid deposit',
    prepare: order => addDeposit(order),
    sums: [102_000, 47_000, 0, 0, 55_000],
  },
  {
    state: 'a balance that arrived in part before it is due',
    prepare: async order => {
      await addDeposit(order)
      await arrive(await addBalance(order, { ...processing, ...transfer() }), 5000)
    },
    sums: [102_000, 52_000, 0, 0, 50_000],
  },
  {
    state: 'a due balance',
    prepare: order => addDeposit(order, due),
    sums: [102_000, 47_000, 0, 55_000, 0],
  },
  {
    state: 'a due balance by card in progress',
    prepare: async order => {
      await addDeposit(order, due)
      await addBalance(order, processing)
    },
    sums: [102_000, 47_000, 0, 55_000, 0],
  },
  {
    state: 'a paid order',
    prepare: async order => {
      await addDeposit(order, due)
      await addBalance(order)
    },
    sums: [102_000, 102_000, 0, 0, 0],
  },
  {
    state: 'a paid order, refunded in part',
    prepare: async order => {
      await addDeposit(order, { ...due, refundedCents: 1000 })
      await addBalance(order)
    },
    sums: [101_000, 102_000, 1000, 0, 0],
  },
  {
    state: 'a refunded deposit',
    prepare: order => addDeposit(order, { status: 'refunded', refundedCents: 47_000 }),
    sums: [0, 47_000, 47_000, 0, 0],
  },
  {
    state: 'an open proposal',
    prepare: async order => {
      await addDeposit(order)
      await addProposal(order, 'open')
    },
    sums: [102_000, 47_000, 0, 0, 55_000],
  },
  {
    state: 'an unpaid extra',
    prepare: async order => {
      await addDeposit(order, due)
      await addProposal(order)
    },
    sums: [122_000, 47_000, 0, 55_000, 20_000],
  },
  {
    state: 'an extra by card in progress',
    prepare: async order => {
      await addDeposit(order, due)
      await addExtra(order, processing)
    },
    sums: [122_000, 47_000, 0, 55_000, 20_000],
  },
  {
    state: 'an extra that arrived in part',
    prepare: async order => {
      await addDeposit(order)
      await arrive(await addExtra(order, { ...processing, ...transfer() }), 5000)
    },
    sums: [122_000, 52_000, 0, 15_000, 55_000],
  },
  {
    state: 'a paid extra',
    prepare: async order => {
      await addDeposit(order)
      await addExtra(order)
    },
    sums: [122_000, 67_000, 0, 0, 55_000],
  },
  {
    state: 'a refunded order with an extra that arrived in part',
    prepare: async order => {
      await addDeposit(order, { status: 'refunded', refundedCents: 47_000 })
      await arrive(await addExtra(order, { ...processing, ...transfer() }), 5000)
    },
    sums: [5000, 52_000, 47_000, 0, 0],
  },
])('confirmed equals received less refunded plus due and later: $state', async ({ prepare, sums }) => {
  const order = await makeConfirmed(app)
  await prepare(order)
  const companyId = await companyOf(app, order.id)
  const { money } = await hub.call('team.clients.get', { companyId })
  const { quotedCents, receivedCents, refundedCents, dueCents, laterCents } = money
  expect([quotedCents, receivedCents, refundedCents, dueCents, laterCents]).toEqual(sums)
})
