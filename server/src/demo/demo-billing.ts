import { randomUUID } from 'node:crypto'
import { demoRefund } from 'shared/catalogue/demo-content'
import { vatOf } from 'shared/pricing/charge-rules'
import { issueInvoices } from '../domain/orders/invoices/issue-invoice.service.ts'
import { balanceLine } from '../domain/orders/payment/balance.service.ts'
import { acceptedWith, insertPayment, type Payment } from '../domain/orders/payment/payment.repository.ts'
import { insertRefund } from '../domain/orders/payment/refunds.repository.ts'
import { after, DAY } from '../platform/clock.ts'
import type { Tx } from '../platform/db/unit-of-work.ts'
import type { AppDeps } from '../platform/platform.ts'
import { logProjectAct, MANAGER } from './demo-people.ts'
import type { DemoOrder } from './demo-project.ts'

const ANSWERED_MS = 7 * DAY

/** Issues invoices and credit notes of the demo's payments, dated on the days of payment or refund. */
export async function fillDemoInvoices(deps: Pick<AppDeps, 'clock' | 'config' | 'log'>, tx: Tx) {
  const payments = await tx.db
    .selectFrom('payments')
    .select(['id', 'paidAt', 'refundedCents'])
    .where('paidAt', 'is not', null)
    .execute()
  const refunds = await tx.db.selectFrom('refunds').select(['paymentId', 'createdAt']).execute()
  const refundedAt = new Map(refunds.map(({ paymentId, createdAt }) => [paymentId, createdAt]))
  const documents = payments
    .flatMap(({ id, paidAt, refundedCents }) => [
      { id, at: paidAt, refundedCents: 0 },
      { id, at: refundedAt.get(id), refundedCents },
    ])
    .flatMap(({ at, ...document }) => (at ? [{ ...document, at }] : []))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
  for (const { id, at, refundedCents } of documents) {
    await tx.db.updateTable('payments').set({ refundedCents }).where('id', '=', id).execute()
    await issueInvoices({ ...deps, clock: { now: () => at } }, tx, id)
  }
  await dateActs(tx)
  await deliver(tx, after(deps.clock.now(), -ANSWERED_MS))
}

/** Sets the time of audit entries to that of the invoice, not of filling the demo. */
async function dateActs({ db }: Tx): Promise<void> {
  await db
    .updateTable('auditLog')
    .from('invoices')
    .set(({ ref }) => ({ createdAt: ref('invoices.createdAt') }))
    .whereRef('auditLog.subjectId', '=', 'invoices.id')
    .where('auditLog.action', 'in', ['invoice.issued', 'credit-note.issued'])
    .execute()
}

/** Marks older invoices as sent and delivered by the exchange. */
async function deliver({ db }: Tx, before: Date): Promise<void> {
  await db.updateTable('invoices').set({ state: 'delivered' }).where('createdAt', '<', before).execute()
  await db
    .updateTable('invoiceFiles')
    .set(({ ref }) => ({ sentAt: ref('createdAt') }))
    .where('createdAt', '<', before)
    .execute()
}

export async function fillDemoBalance(tx: Tx, order: DemoOrder, deposit: Payment, at: Date): Promise<void> {
  const { balanceCents, quoteTotalCents } = deposit
  if (balanceCents === 0) return
  await insertPayment(tx.db, {
    ...acceptedWith(deposit),
    ...vatOf(balanceCents, order.rules.vatRule),
    projectId: order.projectId,
    userId: order.userId,
    totalCents: balanceCents,
    quoteTotalCents,
    instalment: 'balance',
    provider: 'simulated',
    status: 'paid',
    requestId: randomUUID(),
    lines: JSON.stringify([balanceLine(balanceCents)]),
    paidAt: at,
    createdAt: at,
    updatedAt: at,
  })
}

export async function fillDemoRefund(tx: Tx, order: DemoOrder, paymentId: string, at: Date): Promise<void> {
  const { amountCents, reason } = demoRefund
  await tx.db
    .updateTable('payments')
    .set({ refundedCents: amountCents })
    .where('id', '=', paymentId)
    .execute()
  await insertRefund(tx.db, {
    paymentId,
    amountCents,
    reason,
    provider: 'simulated',
    state: 'done',
    refundedBy: order.people.users.get(MANAGER),
    createdAt: at,
    settledAt: at,
  })
  await logProjectAct(tx, order, MANAGER, {
    action: 'payment.partly-refunded',
    subject: 'payment',
    subjectId: paymentId,
    detail: { totalCents: amountCents, provider: 'simulated' },
    createdAt: at,
  })
}
