import { dayInRome } from 'shared/formats/date-it'
import {
  type Buyer,
  documentOf,
  documentsOwed,
  type InvoiceOrder,
  type OwedDocument,
  type Seller,
} from 'shared/invoices/document'
import {
  invoiceFileName,
  invoiceNumber,
  type MissingReason,
  progressiveOf,
  whyNotInvoiced,
} from 'shared/invoices/invoice-state'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { findBilling } from '../billing/billing.repository.ts'
import { BrokenRule, invoiceXml } from './invoice-xml.service.ts'
import {
  allocateInvoiceNumber,
  findInvoiceable,
  findOfDeposit,
  type Invoice,
  type Invoiceable,
  insertFile,
  insertInvoice,
  listOfPayments,
  noteMissing,
} from './invoices.repository.ts'

export type InvoiceDeps = Pick<AppDeps, 'clock' | 'config' | 'log'>

const FILES = 'files'

/**
 * Issues the documents of a payment: an invoice once it is paid, and a credit note for refunds
 * (docs/decisions/electronic-invoices.md). Idempotent. The caller has locked the payment and calls this last, since the
 * number stays locked until the commit.
 * @returns the reason why a document is missing; null if none is.
 */
export async function issueInvoices(deps: InvoiceDeps, tx: Tx, paymentId: string) {
  const payment = await findInvoiceable(tx.db, paymentId)
  if (!payment) return null
  const reason = await issueOwed(deps, tx, payment)
  if (reason !== payment.invoiceMissing) await noteMissing(tx.db, paymentId, reason)
  return reason
}

async function issueOwed(deps: InvoiceDeps, tx: Tx, payment: Invoiceable): Promise<MissingReason | null> {
  const known = await listOfPayments(tx.db, [payment.id])
  const owed = documentsOwed({ ...payment, isPaid: payment.paidAt !== null }, creditOf(known))
  if (owed.length === 0) return null
  const buyer = invoicedTo(known) ?? (payment.companyId && (await findBilling(tx.db, payment.companyId)))
  const { seller, vatRule } = deps.config
  const reason = whyNotInvoiced(
    { hasSeller: seller !== undefined, vatRule },
    { ...payment, hasCompany: payment.companyId !== null, hasBuyer: Boolean(buyer) },
  )
  if (reason || !seller || !buyer) return missing(tx, payment, reason)
  const order = { ...payment, seller, buyer }
  for (const document of owed)
    if (!(await canBeWritten(deps, order, document))) return missing(tx, payment, 'against-rules')
  for (const document of owed) await issue(deps, tx, order, document)
  return null
}

export const isCredit = ({ kind }: Invoice): boolean => kind === 'credit-note'

/** Returns whether a payment was invoiced, and the sum of its credit notes. */
export const creditOf = (known: Invoice[]) => ({
  isInvoiced: known.some(invoice => !isCredit(invoice)),
  creditedCents: known.filter(isCredit).reduce((sum, { totalCents }) => sum + totalCents, 0),
})

/** Returns the buyer of the first invoice, to whom credit notes are addressed. */
export const invoicedTo = (known: Invoice[]): Buyer | undefined =>
  known.find(invoice => !isCredit(invoice))?.buyer

/** Stores the reason, and notifies the managers if they can act on it; not if invoices are switched off. */
async function missing(tx: Tx, { id: paymentId, projectId }: Invoiceable, reason: MissingReason | null) {
  if (reason === 'buyer-missing' || reason === 'against-rules')
    await emit(tx, { type: 'invoice.missing', paymentId, projectId, reason })
  return reason
}

type Order = Invoiceable & { seller: Seller; buyer: Buyer }
type Named = Pick<InvoiceOrder, 'name' | 'about'>

const orderOf = (order: Order, { kind, totalCents }: OwedDocument, named: Named): InvoiceOrder => {
  const { seller, buyer, title, poNumber } = order
  return { kind, totalCents, seller, buyer, title: title ?? '', poNumber, ...named }
}

/**
 * Validates the document before a number is allocated, since an unused number would be a gap. Payments do not depend on
 * it.
 */
async function canBeWritten({ log }: InvoiceDeps, order: Order, owed: OwedDocument): Promise<boolean> {
  const name = { number: invoiceNumber(2000, 1), date: '2000-01-01' }
  try {
    await invoiceXml(documentOf(orderOf(order, owed, { name, about: name })), progressiveOf(1))
    return true
  } catch (error) {
    if (!(error instanceof BrokenRule)) throw error
    log.error({ err: error, paymentId: order.id }, 'an invoice breaks a rule of the exchange')
    return false
  }
}

async function issue(deps: InvoiceDeps, tx: Tx, order: Order, owed: OwedDocument): Promise<void> {
  const before = await aboutOf(tx, order, owed)
  const today = dayInRome(deps.clock.now())
  const { nth, day: issuedOn } = await allocateInvoiceNumber(tx.db, today.slice(0, 4), today)
  const about = before && nameOf(before)
  const document = orderOf(order, owed, { name: nameOf({ nth, issuedOn }), about: about ?? null })
  const { type, netCents, vatCents } = documentOf(document)
  const { seller, buyer, title, poNumber, totalCents, kind } = document
  const now = deps.clock.now()
  const invoice = await insertInvoice(tx.db, {
    year: yearOf(issuedOn),
    nth,
    issuedOn,
    kind,
    type,
    title,
    poNumber,
    paymentId: order.id,
    projectId: order.projectId,
    aboutId: before?.id,
    aboutNumber: about?.number,
    aboutOn: about?.date,
    totalCents,
    netCents,
    vatCents,
    seller: JSON.stringify(seller),
    buyer: JSON.stringify(buyer),
    createdAt: now,
    updatedAt: now,
  })
  await writeFile(deps, tx, invoice)
  await emit(tx, {
    type: 'invoice.issued',
    invoiceId: invoice.id,
    projectId: order.projectId,
    number: document.name.number,
    totalCents,
    isCreditNote: isCredit(invoice),
  })
}

const yearOf = (day: string): number => Number(day.slice(0, 4))

export const nameOf = ({ nth, issuedOn }: { nth: number; issuedOn: string }) => ({
  number: invoiceNumber(yearOf(issuedOn), nth),
  date: issuedOn,
})

/** Returns the referenced documents: a balance names its deposit's invoice, a credit note the credited one. */
async function aboutOf(tx: Tx, { id, quoteId }: Order, { kind }: OwedDocument) {
  if (kind === 'balance') return findOfDeposit(tx.db, quoteId)
  if (kind !== 'credit-note') return undefined
  return (await listOfPayments(tx.db, [id])).find(invoice => !isCredit(invoice))
}

const storedOrder = ({ aboutNumber: number, aboutOn: date, ...invoice }: Invoice): InvoiceOrder => ({
  ...invoice,
  name: nameOf(invoice),
  about: number && date ? { number, date } : null,
})

/** Writes the file of an invoice for the exchange, under a new name. @throws BrokenRule. */
export async function writeFile({ clock }: Pick<InvoiceDeps, 'clock'>, tx: Tx, invoice: Invoice) {
  const createdAt = clock.now()
  const order = storedOrder(invoice)
  const { nth: progressive } = await allocateInvoiceNumber(tx.db, FILES, dayInRome(createdAt))
  await insertFile(tx.db, {
    invoiceId: invoice.id,
    progressive,
    createdAt,
    fileName: invoiceFileName(order.seller.vatNumber, progressive),
    xml: await invoiceXml(documentOf(order), progressiveOf(progressive)),
  })
}
