import { issueInvoices } from '../domain/orders/invoices/issue-invoice.service.ts'
import { after, DAY } from '../platform/clock.ts'
import type { Work } from '../platform/db/unit-of-work.ts'
import type { Platform } from '../platform/platform.ts'

const ANSWERED_MS = 7 * DAY

/** The invoices of what the demo's clients have paid, as they would have been made when the money came. */
export async function fillDemoInvoices(
  ports: Pick<Platform, 'clock' | 'config' | 'log'>,
  work: Work,
): Promise<void> {
  const payments = await work.db
    .selectFrom('payments')
    .select(['id', 'createdAt'])
    .where('paidAt', 'is not', null)
    .orderBy('createdAt')
    .execute()
  for (const { id, createdAt } of payments)
    await issueInvoices({ ...ports, clock: { now: () => createdAt } }, work, id)
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
