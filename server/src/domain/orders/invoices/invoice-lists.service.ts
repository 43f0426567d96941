import { AppError } from 'shared/errors/app-error'
import { addDays } from 'shared/formats/calendar-days'
import { dayInRome } from 'shared/formats/date-it'
import {
  type Invoicing,
  invoicingBy,
  type MissingReason,
  sendBy,
  whyNotInvoiced,
} from 'shared/invoices/invoice-state'
import { administrationTexts } from 'shared/messages/it/administration'
import type { Config } from '../../../config/env.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { PageRequest } from '../../../platform/db/page.ts'
import type { Database } from '../../../platform/db/store.ts'
import { ensureFound } from '../../../platform/or-not-found.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import type { AnswerError } from './exchange-answer.service.ts'
import {
  deleteInvoicesBefore,
  findVisibleInvoice,
  type InvoiceFilter,
  listInvoiceRows,
  listMonthFiles,
  listUninvoiced,
} from './invoice-lists.repository.ts'
import { type Invoice, listOfPayments } from './invoices.repository.ts'
import { nameOf } from './issue-invoice.service.ts'

type Reader = Pick<AppDeps, 'db'>
type Rules = { config: Pick<Config, 'seller' | 'vatRule'> }

/** Legal retention of ten years. */
const KEPT_DAYS = 3653

/** Returns the state of electronic invoices: on, or the reason why they are off. */
export const invoicingOf = ({ config }: Rules): Invoicing => invoicingBy(rulesOf({ config }))

const rulesOf = ({ config: { seller, vatRule } }: Rules) => ({ hasSeller: seller !== undefined, vatRule })

/** Adds number and type to an invoice; its other columns stay, so the caller's output must name what it shows. */
export const withNumber = <Row extends Invoice>(invoice: Row) => ({
  ...invoice,
  number: nameOf(invoice).number,
  type: invoice.type as 'TD01' | 'TD02' | 'TD04',
})

/** Lists all invoices for managers, newest first, filtered by state and year. */
export async function listInvoices({ db }: Reader, filter: InvoiceFilter) {
  const { items, nextCursor } = await listInvoiceRows(db, filter)
  return {
    nextCursor,
    items: items.map(invoice => ({
      ...withNumber(invoice),
      client: invoice.buyer.legalName,
      about: invoice.aboutNumber,
      sendBy: sendBy(invoice.issuedOn),
      errors: (invoice.errors ?? []) as unknown as AnswerError[],
    })),
  }
}

/** Lists payments with missing documents, newest first, with the reason; null if they can be issued now. */
export async function listMissingInvoices({ config, db }: Reader & Rules, page: PageRequest) {
  const { items, nextCursor } = await listUninvoiced(db, page)
  return {
    nextCursor,
    items: items.map(payment => ({
      ...payment,
      paymentId: payment.id,
      client: payment.legalName ?? payment.company,
      isCreditNote: payment.invoiceId !== null,
      reason: reasonNow({ config }, payment),
    })),
  }
}

/** Returns the current obstacle, which may differ from the stored one. */
function reasonNow(
  { config }: Rules,
  payment: Awaited<ReturnType<typeof listUninvoiced>>['items'][number],
): MissingReason | null {
  const hasBuyer = payment.invoiceId !== null || payment.legalName !== null
  const hasCompany = payment.companyId !== null
  const reason = whyNotInvoiced(rulesOf({ config }), { ...payment, hasBuyer, hasCompany })
  return reason ?? (payment.invoiceMissing === 'against-rules' ? 'against-rules' : null)
}

export async function invoicesOf(db: Database, paymentIds: string[]) {
  const all = await listOfPayments(db, paymentIds)
  return Map.groupBy(all, ({ paymentId }) => paymentId)
}

/** Returns an invoice with its newest file, for its company and for managers. @throws AppError `NOT_FOUND`. */
export async function getInvoice({ db }: Reader, actor: Actor, id: string) {
  return ensureFound(await findVisibleInvoice(db, actor, id))
}

/**
 * Returns the XML files of all invoices of a month in Rome, for one archive; for managers and accounting members.
 * @throws AppError `NOT_FOUND` for other users, and for a month without invoices.
 */
export async function invoiceArchive({ db }: Reader, { member, isAccountant = false }: Actor, month: string) {
  const files = isAccountant || member?.isManager ? await listMonthFiles(db, month) : []
  if (files.length === 0) throw new AppError('NOT_FOUND')
  return {
    fileName: `${administrationTexts.export.archiveName(month)}.zip`,
    entries: files.map(({ fileName, xml, createdAt }) => {
      const bytes = Buffer.from(xml)
      return {
        name: fileName,
        sizeBytes: bytes.byteLength,
        modifiedAt: createdAt,
        open: () => Promise.resolve(new Blob([bytes]).stream()),
      }
    }),
  }
}

/** Deletes invoices after their legal retention. */
export const removeOldInvoices = (db: Database, now: Date): Promise<void> =>
  deleteInvoicesBefore(db, addDays(dayInRome(now), -KEPT_DAYS))
