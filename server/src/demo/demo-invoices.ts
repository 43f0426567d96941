import { issueInvoices } from '../domain/orders/invoices/issue-invoice.service.ts'
import type { Work } from '../platform/db/unit-of-work.ts'
import type { Platform } from '../platform/platform.ts'

/** The invoices of what the demo's clients have paid, as they would have been made when the money came. */
export async function fillDemoInvoices(ports: Pick<Platform, 'config' | 'log'>, work: Work): Promise<void> {
  const payments = await work.db
    .selectFrom('payments')
    .select(['id', 'createdAt'])
    .where('paidAt', 'is not', null)
    .orderBy('createdAt')
    .execute()
  for (const { id, createdAt } of payments)
    await issueInvoices({ ...ports, clock: { now: () => createdAt } }, work, id)
}
