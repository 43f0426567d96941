import { issueInvoices } from 'server/domain/orders/invoices/issue-invoice.service'
import { recordPaymentOutcome, recordRefund } from 'server/domain/orders/payment/settlement.service'
import { isUnavailable } from 'server/platform/db/errors'
import { vatOf } from 'shared/pricing/charge-rules'
import { describe, expect, test } from 'vitest'
import { documentsOf, makeSettled } from '../../../support/builders/invoices.ts'
import { makeConfirmed } from '../../../support/builders/orders.ts'
import { makePayment } from '../../../support/builders/projects.ts'
import { twoProcesses } from '../../../support/processes/two-processes.ts'
import { listRows } from '../../../support/rows.ts'

/** Experiment F19. */
const times = Array.from({ length: process.env.FAULTS === 'full' ? 50 : 4 }, (_, index) => index)
const MANY = 200

const [one, other] = await twoProcesses()
const { db } = one.context
const processOf = (index: number) => (index % 2 ? one : other).context

/** Creates pending payments, each of its own order. Returns their ids. */
async function payments(count: number): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < count) {
    const { projectId } = await makeConfirmed(one)
    const sums = { totalCents: 47_000, ...vatOf(47_000, 'statutory'), balanceCents: 55_000 }
    ids.push(
      await makePayment(one, projectId, { ...sums, rule: 'deposit', status: 'processing', paidAt: null }),
    )
  }
  return ids
}

/** Reports a payment as paid. Retries when no connection is available, as the job queue does. */
async function settlePatiently(index: number, id: string): Promise<void> {
  try {
    await recordPaymentOutcome(processOf(index), id, 'paid')
  } catch (error) {
    if (!isUnavailable(error)) throw error
    await settlePatiently(index, id)
  }
}

/** Issues an invoice in a transaction that fails. */
const fails = (index: number, paymentId: string) => {
  const context = processOf(index)
  return context
    .transact(async work => {
      await settleWithin(work, paymentId)
      await issueInvoices(context, work, paymentId)
      throw new Error('The transaction fails.')
    })
    .catch(() => undefined)
}

const settleWithin = (work: { db: typeof db }, id: string) =>
  work.db.updateTable('payments').set({ status: 'paid', paidAt: new Date() }).where('id', '=', id).execute()

describe('invoice numbers at two processes', { timeout: 240_000 }, () => {
  test('have no gaps when 200 payments settle concurrently and others fail', async () => {
    const [ids, failing] = [await payments(MANY), await payments(20)]
    const settleAll = () => Promise.all(ids.map((id, index) => settlePatiently(index, id)))
    await Promise.all([settleAll(), ...failing.map((id, index) => fails(index, id))])
    await Promise.all(ids.map((id, index) => settlePatiently(index + 1, id)))
    const documents = await documentsOf(one, ids)
    expect(documents).toHaveLength(MANY)
    const every = await listRows(one, 'invoices', {}, 'nth')
    expect(every.map(({ nth }) => nth)).toEqual(every.map((_, at) => at + 1))
    expect(every.map(({ issuedOn }) => issuedOn)).toEqual(every.map(({ issuedOn }) => issuedOn).sort())
    expect(new Set(documents.map(({ fileName }) => fileName)).size).toBe(MANY)
  })

  test.each(times)('concurrent refunds of a payment match one invoice’s credit notes: %i', async () => {
    const { projectId } = await makeConfirmed(one)
    const id = await makeSettled(one, projectId)
    await Promise.all([
      recordPaymentOutcome(other.context, id, 'paid'),
      recordRefund(one.context, id, 10_000),
      recordRefund(other.context, id, 10_000),
      recordRefund(other.context, id, 20_000),
      recordPaymentOutcome(one.context, id, 'refunded'),
      recordPaymentOutcome(other.context, id, 'refunded'),
    ])
    const documents = await documentsOf(one, [id])
    expect(documents.filter(({ type }) => type === 'TD02')).toHaveLength(1)
    const credited = documents.filter(({ type }) => type === 'TD04')
    expect(credited.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(47_000)
  })
})
