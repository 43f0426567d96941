import { AppError } from 'shared/errors/app-error'
import type { Buyer } from 'shared/invoices/document'
import type { Seller } from 'shared/invoices/seller'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findBilling } from '../billing/billing.repository.ts'
import type { Invoice } from './invoices.repository.ts'

/** Who invoices and who is invoiced, as both are today. @throws AppError `INVOICES_OFF`, `INVOICE_BUYER_MISSING`. */
export async function currentPartiesOf(
  { config: { seller } }: Pick<Platform, 'config'>,
  work: Work,
  { companyId }: Invoice,
): Promise<{ seller: Seller; buyer: Buyer }> {
  if (!seller) throw new AppError('INVOICES_OFF')
  const buyer = companyId ? await findBilling(work.db, companyId) : undefined
  if (!buyer) throw new AppError('INVOICE_BUYER_MISSING')
  return { seller, buyer }
}
