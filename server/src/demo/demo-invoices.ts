import { issueInvoices } from '../domain/orders/invoices/issue-invoice.service.ts'
import { after, DAY } from '../platform/clock.ts'
import type { Work } from '../platform/db/unit-of-work.ts'
import type { Platform } from '../platform/platform.ts'

const ANSWERED_MS = 7 * DAY

/** Issues the invoices and credit notes of the demo's payments, each on the day on which its money came or went back. */
export async function fillDemoInvoices(
  ports: Pick<Platform, 'clock' | 'config' | 'log'>,
  work: Work,
): Promise<void> {
  const payments = await work.db
    .selectFrom('payments')
    .select(['id', 'paidAt', 'refundedCents'])
    .where('paidAt', 'is not', null)
    .execute()
  const refunds = await work.db.selectFrom('refunds').select(['paymentId', 'createdAt']).execute()
  const refundedAt = new Map(refunds.map(({ paymentId, createdAt }) => [paymentId, createdAt]))
  const documents = payments
    .flatMap(({ id, paidAt, refundedCents }) => [
      { id, at: paidAt, refundedCents: 0 },
      { id, at: refundedAt.get(id), refundedCents },
    ])
    .flatMap(({ at, ...document }) => (at ? [{ ...document, at }] : []))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
  for (const { id, at, refundedCents } of documents) {
    await work.db.updateTable('payments').set({ refundedCents }).where('id', '=', id).execute()
    await issueInvoices({ ...ports, clock: { now: () => at } }, work, id)
  }
  await dateActs(work)
  await deliver(work, after(ports.clock.now(), -ANSWERED_MS))
}

/** The log has them on the day of their payment, and not on that of the demo's making. */
async function dateActs({ db }: Work): Promise<void> {
  await db
    .updateTable('auditLog')
    .from('invoices')
    .set(({ ref }) => ({ createdAt: ref('invoices.createdAt') }))
    .whereRef('auditLog.subjectId', '=', 'invoices.id')
    .where('auditLog.action', '=', 'invoice.issued')
    .execute()
}

/** Those of some time ago have been sent, and the exchange has delivered them. */
async function deliver({ db }: Work, before: Date): Promise<void> {
  await db.updateTable('invoices').set({ state: 'delivered' }).where('createdAt', '<', before).execute()
  await db
    .updateTable('invoiceFiles')
    .set(({ ref }) => ({ sentAt: ref('createdAt') }))
    .where('createdAt', '<', before)
    .execute()
}
