import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeConfirmed, type Order } from '../../support/builders/orders.ts'
import { makeMember } from '../../support/builders/people.ts'
import { announcedTransfer, makeBooking, makePayment } from '../../support/builders/projects.ts'
import { makeAcceptedChange, makeProposal } from '../../support/builders/proposals.ts'
import { updateRows } from '../../support/rows.ts'

const app = await startApp({ work: false })
const { client: hub } = await makeMember(app, 'Project Manager')

type Payment = NonNullable<Parameters<typeof makePayment>[2]>

type Act = (order: Order) => Promise<unknown>

const sumOf = (totalCents: number) => ({ totalCents, netCents: totalCents })
const processing = { status: 'processing', paidAt: null } as const
const due = { balanceDueAt: new Date(0), balanceDueBecause: 'approved' } as const

/** Adds a deposit of 470 of the 1,020 euro, paid unless stated otherwise; 550 remain. */
const deposit =
  (more: Payment = {}) =>
  ({ projectId }: Order) =>
    makePayment(app, projectId, { ...sumOf(47_000), rule: 'deposit', balanceCents: 55_000, ...more })

const balance =
  (more: Payment = {}) =>
  async ({ projectId }: Order) => {
    const id = await makePayment(app, projectId, { ...sumOf(55_000), instalment: 'balance', ...more })
    if (!more.status) await updateRows(app, 'payments', { projectId }, { balancePaidAt: app.clock.now() })
    return id
  }

const accepted = ({ projectId }: Order) => makeAcceptedChange(app, projectId)
const open: Act = ({ projectId }) => makeProposal(app, projectId, { kind: 'addendum' })

const extra =
  (more: Payment = {}) =>
  async (order: Order) => {
    const proposalId = await accepted(order)
    return makePayment(app, order.projectId, { ...sumOf(20_000), proposalId, instalment: 'extra', ...more })
  }

/** Announces a transfer of which a part arrives. */
const inPart =
  (announce: (more: Payment) => (order: Order) => Promise<string>, amountCents: number): Act =>
  async order =>
    makeBooking(app, await announce(announcedTransfer())(order), amountCents)

const expire: Act = ({ projectId }) => updateRows(app, 'quotes', { projectId }, { validUntil: '2020-01-01' })
const remove: Act = ({ client, projectId }) => client.call('dashboard.projects.remove', { id: projectId })
const refunded = { status: 'refunded', refundedCents: 47_000 } as const

/** Amounts in cents: confirmed, received, refunded, due, later. */
type Sums = [number, number, number, number, number]

test.each<[state: string, sums: Sums, ...acts: Act[]]>([
  ['a confirmed quote without a payment', [102_000, 0, 0, 0, 102_000]],
  ['an expired quote without a payment', [0, 0, 0, 0, 0], expire],
  ['a deleted project with a confirmed quote', [0, 0, 0, 0, 0], remove],
  ['a cancelled payment', [102_000, 0, 0, 0, 102_000], deposit({ status: 'failed', paidAt: null })],
  ['a deposit by card in progress', [102_000, 0, 0, 0, 102_000], deposit(processing)],
  ['an announced transfer of the deposit', [102_000, 0, 0, 47_000, 55_000], deposit(announcedTransfer())],
  ['a deposit that arrived in part', [102_000, 20_000, 0, 27_000, 55_000], inPart(deposit, 20_000)],
  ['a paid deposit', [102_000, 47_000, 0, 0, 55_000], deposit()],
  ['a balance that arrived in part early', [102_000, 52_000, 0, 0, 50_000], deposit(), inPart(balance, 5000)],
  ['a due balance', [102_000, 47_000, 0, 55_000, 0], deposit(due)],
  ['a due balance by card in progress', [102_000, 47_000, 0, 55_000, 0], deposit(due), balance(processing)],
  ['a paid order', [102_000, 102_000, 0, 0, 0], deposit(due), balance()],
  ['a partial refund', [101_000, 102_000, 1000, 0, 0], deposit({ ...due, refundedCents: 1000 }), balance()],
  ['a refunded deposit', [0, 47_000, 47_000, 0, 0], deposit(refunded)],
  ['an open proposal', [102_000, 47_000, 0, 0, 55_000], deposit(), open],
  ['an unpaid extra', [122_000, 47_000, 0, 55_000, 20_000], deposit(due), accepted],
  ['an extra by card in progress', [122_000, 47_000, 0, 55_000, 20_000], deposit(due), extra(processing)],
  ['an extra that arrived in part', [122_000, 52_000, 0, 15_000, 55_000], deposit(), inPart(extra, 5000)],
  ['a paid extra', [122_000, 67_000, 0, 0, 55_000], deposit(), extra()],
  ['a refund, with an extra in part', [5000, 52_000, 47_000, 0, 0], deposit(refunded), inPart(extra, 5000)],
])('confirmed equals received less refunded plus due and later: %s', async (_, sums, ...acts) => {
  const order = await makeConfirmed(app)
  for (const act of acts) await act(order)
  const { money } = await hub.call('team.clients.get', { companyId: order.companyId })
  const { quotedCents, receivedCents, refundedCents, dueCents, laterCents } = money
  expect([quotedCents, receivedCents, refundedCents, dueCents, laterCents]).toEqual(sums)
})
