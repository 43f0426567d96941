import { type ExpressionBuilder, sql } from 'kysely'
import { hasRow, type NewRow, type RowChange } from '../../../platform/db/row.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Database } from '../../../platform/db/store.ts'

/** Lists the files with this name or this SdI id: two rows if they belong to different files. */
export function listFilesMeant(db: Database, { fileName, sdiId }: { fileName: string; sdiId: string }) {
  return db
    .selectFrom('invoiceFiles')
    .select(['id', 'invoiceId', 'fileName', 'sdiId'])
    .where(({ eb, or }) => or([eb('fileName', '=', fileName), eb('sdiId', '=', sdiId)]))
    .limit(2)
    .execute()
}

export function lockNewestFile(db: Database, invoiceId: string) {
  return db
    .selectFrom('invoiceFiles')
    .select(['id', 'fileName'])
    .where('invoiceId', '=', invoiceId)
    .orderBy('progressive', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function markFile(db: Database, id: string, change: RowChange<'invoiceFiles'>): Promise<void> {
  await db.updateTable('invoiceFiles').set(change).where('id', '=', id).execute()
}

/** Inserts a notification. Returns false if one of this kind exists for the file. */
export const insertAnswer = (db: Database, answer: NewRow<'invoiceAnswers'>): Promise<boolean> =>
  hasRow(
    db
      .insertInto('invoiceAnswers')
      .values(answer)
      .onConflict(conflict => conflict.columns(['fileId', 'kind']).doNothing())
      .returning('id'),
  )

export const invoiceColumns = [
  'invoices.id',
  'invoices.year',
  'invoices.nth',
  'invoices.issuedOn',
  'invoices.kind',
  'invoices.type',
  'invoices.paymentId',
  'invoices.projectId',
  'invoices.companyId',
  'invoices.aboutNumber',
  'invoices.aboutOn',
  'invoices.seller',
  'invoices.buyer',
  'invoices.title',
  'invoices.poNumber',
  'invoices.totalCents',
  'invoices.netCents',
  'invoices.vatCents',
  'invoices.state',
  'invoices.createdAt',
] as const

/** Finds a payment with the data of its invoice. */
export function findInvoiceable(db: Database, id: string) {
  return db
    .selectFrom('payments')
    .leftJoin('projects', 'projects.id', 'payments.projectId')
    .select(['payments.id', 'payments.quoteId', 'payments.projectId', 'payments.companyId'])
    .select(['payments.instalment', 'payments.totalCents', 'payments.vatCents', 'payments.balanceCents'])
    .select(['payments.refundedCents', 'payments.poNumber', 'payments.paidAt', 'payments.invoiceMissing'])
    .select('projects.title')
    .where('payments.id', '=', id)
    .executeTakeFirst()
}

export type Invoiceable = NonNullable<Awaited<ReturnType<typeof findInvoiceable>>>

/** Stores the reason why documents of a payment are missing; null if none is. */
export async function noteMissing(db: Database, id: string, invoiceMissing: string | null): Promise<void> {
  await db.updateTable('payments').set({ invoiceMissing }).where('id', '=', id).execute()
}

/** Lists the documents of some payments, by number: the invoice of each and its credit notes. */
export async function listOfPayments(db: Database, paymentIds: string[]) {
  if (paymentIds.length === 0) return []
  return db
    .selectFrom('invoices')
    .select(invoiceColumns)
    .where('paymentId', 'in', paymentIds)
    .orderBy('year')
    .orderBy('nth')
    .execute()
}

export type Invoice = Awaited<ReturnType<typeof listOfPayments>>[number]

export function findOfDeposit(db: Database, quoteId: string) {
  return db
    .selectFrom('invoices')
    .innerJoin('payments', 'payments.id', 'invoices.paymentId')
    .select(invoiceColumns)
    .where('payments.quoteId', '=', quoteId)
    .where('payments.instalment', '=', 'deposit')
    .where('invoices.kind', '<>', 'credit-note')
    .executeTakeFirst()
}

/**
 * Allocates the next number of a series, dated no earlier than the number before. The row stays locked until the
 * transaction ends, so that a rollback leaves no gap: call it last.
 * @param day `YYYY-MM-DD`
 */
export function allocateInvoiceNumber(db: Database, series: string, day: string) {
  return db
    .insertInto('invoiceCounters')
    .values({ series, last: 1, lastOn: day })
    .onConflict(conflict =>
      conflict.column('series').doUpdateSet({
        last: sql`invoice_counters.last + 1`,
        lastOn: sql`greatest(invoice_counters.last_on, excluded.last_on)`,
      }),
    )
    .returning(['last as nth', 'lastOn as day'])
    .executeTakeFirstOrThrow()
}

export function insertInvoice(db: Database, invoice: NewRow<'invoices'>): Promise<Invoice> {
  return db.insertInto('invoices').values(invoice).returning(invoiceColumns).executeTakeFirstOrThrow()
}

export async function insertFile(db: Database, file: NewRow<'invoiceFiles'>): Promise<void> {
  await db.insertInto('invoiceFiles').values(file).execute()
}

/** Locks an invoice until the transaction ends (`for no key update`, so rows may still refer to it). */
export function lockInvoice(db: Database, id: string): Promise<Invoice | undefined> {
  return db
    .selectFrom('invoices')
    .select(invoiceColumns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function updateInvoice(db: Database, id: string, change: RowChange<'invoices'>): Promise<void> {
  await db.updateTable('invoices').set(change).where('id', '=', id).execute()
}

/** Selects the newest file of an invoice; earlier ones were rejected. */
export const newestFile = (eb: ExpressionBuilder<DB, 'invoices'>) =>
  eb
    .selectFrom('invoiceFiles')
    .select(['invoiceFiles.id', 'fileName', 'sdiId', 'sentAt', 'xml'])
    .whereRef('invoiceFiles.invoiceId', '=', 'invoices.id')
    .orderBy('progressive', 'desc')
    .limit(1)
    .as('file')
