import { endOfMonth } from 'shared/formats/calendar-days'
import type { InvoiceState } from 'shared/invoices/invoice-state'
import type { Actor } from '../../../platform/actor.ts'
import { fetchPage, type PageRequest } from '../../../platform/db/page.ts'
import type { Database } from '../../../platform/db/store.ts'
import { isOwn } from '../../projects/visibility.queries.ts'
import { invoiceColumns, newestFile } from './invoices.repository.ts'

export interface InvoiceFilter extends PageRequest {
  state?: InvoiceState | undefined
  year?: number | undefined
  companyId?: string | undefined
}

/** Lists all invoices with their newest file and its last notification, newest first. */
export function listInvoiceRows(db: Database, { state, year, companyId, ...page }: InvoiceFilter) {
  let query = db
    .selectFrom('invoices')
    .innerJoinLateral(newestFile, join => join.onTrue())
    .leftJoinLateral(
      eb =>
        eb
          .selectFrom('invoiceAnswers')
          .select('errors')
          .whereRef('invoiceAnswers.fileId', '=', 'file.id')
          .where('kind', '=', 'NS')
          .as('rejection'),
      join => join.onTrue(),
    )
    .select(invoiceColumns)
    .select(['file.fileName', 'file.sdiId', 'file.sentAt', 'rejection.errors'])
  if (state) query = query.where('invoices.state', '=', state)
  if (year) query = query.where('invoices.year', '=', year)
  if (companyId) query = query.where('invoices.companyId', '=', companyId)
  return fetchPage(query, page, { table: 'invoices' })
}

/** Lists received payments whose documents are incomplete, newest first. */
export function listUninvoiced(db: Database, page: PageRequest) {
  const query = db
    .selectFrom('payments')
    .leftJoin('projects', 'projects.id', 'payments.projectId')
    .leftJoin('companies', 'companies.id', 'payments.companyId')
    .leftJoin('companyBilling', 'companyBilling.companyId', 'payments.companyId')
    .leftJoin('invoices', join =>
      join.onRef('invoices.paymentId', '=', 'payments.id').on('invoices.kind', '<>', 'credit-note'),
    )
    .select(['payments.id', 'payments.projectId', 'payments.companyId', 'payments.totalCents'])
    .select(['payments.vatCents', 'payments.paidAt', 'payments.createdAt', 'payments.invoiceMissing'])
    .select(['projects.title', 'companies.name as company', 'companyBilling.legalName'])
    .select('invoices.id as invoiceId')
    .where('payments.invoiceMissing', 'is not', null)
  return fetchPage(query, page, { table: 'payments' })
}

/** Returns an invoice with its newest file if the actor is of its company, a manager or limited to accounting. */
export function findVisibleInvoice(
  db: Database,
  { userId, member, isAccountant = false }: Actor,
  id: string,
) {
  const query = db
    .selectFrom('invoices')
    .innerJoinLateral(newestFile, join => join.onTrue())
    .select(invoiceColumns)
    .select(['file.fileName', 'file.xml'])
    .where('invoices.id', '=', id)
  const seesAll = isAccountant || member?.isManager === true
  return (seesAll ? query : query.where(isOwn(userId, 'invoices'))).executeTakeFirst()
}

/** Lists the newest XML file of every invoice of a month in Rome (`YYYY-MM`), by number. */
export function listMonthFiles(db: Database, month: string) {
  const first = `${month}-01`
  return db
    .selectFrom('invoices')
    .innerJoinLateral(newestFile, join => join.onTrue())
    .select(['file.fileName', 'file.xml', 'invoices.createdAt'])
    .where('issuedOn', '>=', first)
    .where('issuedOn', '<=', endOfMonth(first))
    .orderBy('issuedOn')
    .orderBy('nth')
    .execute()
}

/** Deletes invoices issued before a day, with their files and notifications. */
export async function deleteInvoicesBefore(db: Database, day: string): Promise<void> {
  await db.deleteFrom('invoices').where('issuedOn', '<', day).execute()
}
