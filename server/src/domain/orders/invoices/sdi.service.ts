import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import type { Buyer, Seller } from 'shared/invoices/document'
import { type AnswerKind, stateAfter } from 'shared/invoices/invoice-state'
import type { seenInvoiceInput } from 'shared/invoices/invoices.inputs'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import { ensureFound } from '../../../platform/or-not-found.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { findBilling } from '../billing/billing.repository.ts'
import { lockWithOrder } from '../payment/settlement.service.ts'
import { type ExchangeAnswer, readExchangeAnswer } from './exchange-answer.service.ts'
import { BrokenRule } from './invoice-xml.service.ts'
import {
  type Invoice,
  insertAnswer,
  listFilesMeant,
  listOfPayments,
  lockInvoice,
  lockNewestFile,
  markFile,
  updateInvoice,
} from './invoices.repository.ts'
import {
  type InvoiceDeps,
  invoicedTo,
  isCredit,
  issueInvoices,
  nameOf,
  writeFile,
} from './issue-invoice.service.ts'

/** Returns the seller and buyer of a new file. @throws AppError `INVOICES_OFF`, `INVOICE_BUYER_MISSING`. */
async function currentPartiesOf(
  { config: { seller } }: Pick<AppDeps, 'config'>,
  tx: Tx,
  invoice: Invoice,
): Promise<{ seller: Seller; buyer: Buyer }> {
  if (!seller) throw new AppError('INVOICES_OFF')
  const { companyId, paymentId } = invoice
  const buyer = isCredit(invoice)
    ? invoicedTo(await listOfPayments(tx.db, [paymentId]))
    : companyId && (await findBilling(tx.db, companyId))
  if (!buyer) throw new AppError('INVOICE_BUYER_MISSING')
  return { seller, buyer }
}

type Deps = InvoiceDeps & Pick<AppDeps, 'transact'>

/** Error codes by the reason why a payment cannot be invoiced. */
const refusals = {
  'no-seller': 'INVOICES_OFF',
  'vat-specified': 'INVOICES_OFF',
  'buyer-missing': 'INVOICE_BUYER_MISSING',
  'buyer-gone': 'INVOICE_BUYER_MISSING',
  'against-rules': 'INVOICE_AGAINST_RULES',
} as const

/**
 * Issues the missing documents of a payment, once the obstacle is gone. Idempotent.
 * @throws AppError `NOT_FOUND`, `INVOICES_OFF`, `INVOICE_BUYER_MISSING`, `INVOICE_AGAINST_RULES`.
 */
export async function issueMissing(deps: Deps, paymentId: string): Promise<void> {
  await deps.transact(async tx => {
    await lockWithOrder(tx, paymentId)
    const reason = await issueInvoices(deps, tx, paymentId)
    if (reason) throw new AppError(refusals[reason])
  })
}

async function requireInvoice(tx: Tx, id: string): Promise<Invoice> {
  return ensureFound(await lockInvoice(tx.db, id))
}

const factsOf = (invoice: Invoice) => ({
  invoiceId: invoice.id,
  projectId: invoice.projectId,
  number: nameOf(invoice).number,
})

type SeenInvoice = z.output<typeof seenInvoiceInput>

/**
 * Marks the newest file of an invoice as sent; idempotent.
 * @throws AppError `NOT_FOUND`, `INVOICE_REJECTED`, `INVOICE_CORRECTED` if it is not the file that was seen.
 */
export async function markInvoiceSent({ clock, transact }: Deps, { id, fileName: seen }: SeenInvoice) {
  await transact(async tx => {
    const invoice = await requireInvoice(tx, id)
    if (invoice.state === 'rejected') throw new AppError('INVOICE_REJECTED')
    if (invoice.state !== 'to-send') return
    const now = clock.now()
    const { id: fileId, fileName } = await lockNewestFile(tx.db, id)
    if (seen && seen !== fileName) throw new AppError('INVOICE_CORRECTED')
    await markFile(tx.db, fileId, { sentAt: now })
    await updateInvoice(tx.db, id, { state: 'sent', updatedAt: now })
    await emit(tx, { type: 'invoice.sent', ...factsOf(invoice), fileName })
  })
}

/**
 * Handles a notification of the exchange, matched by the names of its file. Idempotent; a notification about a replaced
 * file is only stored.
 * @throws AppError `INVALID_INPUT`, `ANSWER_UNKNOWN`, `ANSWER_CONTRADICTS`.
 */
export async function handleSdiNotification({ clock, transact }: Deps, xml: string) {
  const answer = readExchangeAnswer(xml)
  return transact(async tx => {
    const { invoiceId } = await fileMeant(tx, answer)
    const invoice = await requireInvoice(tx, invoiceId)
    const newest = await lockNewestFile(tx.db, invoiceId)
    // Read again under the lock: a concurrent notification about the file may have been stored.
    const { id: fileId, fileName } = await fileMeant(tx, answer)
    const { number } = nameOf(invoice)
    const createdAt = clock.now()
    const { kind, sdiId, errors } = answer
    const row = { fileId, kind, xml, errors: JSON.stringify(errors), createdAt }
    if (!(await insertAnswer(tx.db, row))) return { number }
    await markFile(tx.db, fileId, { sdiId })
    if (fileId === newest.id) await moveOn(tx, invoice, kind, createdAt)
    await emit(tx, { type: 'invoice.answered', ...factsOf(invoice), fileName, answer: kind })
    return { number }
  })
}

/**
 * Returns the file of a notification. Its name must match, and its id at the exchange as well if that is known.
 * @throws AppError `ANSWER_UNKNOWN` without a match, `ANSWER_CONTRADICTS` if name and id match different files.
 */
async function fileMeant(tx: Tx, { fileName, sdiId }: ExchangeAnswer) {
  const [file, another] = await listFilesMeant(tx.db, { fileName, sdiId })
  if (!file) throw new AppError('ANSWER_UNKNOWN')
  const agrees = file.fileName === fileName && (file.sdiId === null || file.sdiId === sdiId)
  if (another || !agrees) throw new AppError('ANSWER_CONTRADICTS')
  return file
}

async function moveOn(tx: Tx, invoice: Invoice, answer: AnswerKind, updatedAt: Date): Promise<void> {
  const state = stateAfter(invoice.state, answer)
  if (!state) throw new AppError('ANSWER_CONTRADICTS')
  await updateInvoice(tx.db, invoice.id, { state, updatedAt })
}

/**
 * Writes a new file for a rejected document, with its number and date and the current seller and buyer; a credit note
 * keeps the buyer of its invoice. Idempotent for the file that was seen.
 * @throws AppError `NOT_FOUND`, `INVOICE_NOT_REJECTED`, `INVOICES_OFF`, `INVOICE_BUYER_MISSING`,
 * `INVOICE_AGAINST_RULES`.
 */
export async function correctInvoice(deps: Deps, { id, fileName: seen }: SeenInvoice): Promise<void> {
  await deps.transact(async tx => {
    const invoice = await requireInvoice(tx, id)
    if (invoice.state !== 'rejected') {
      if (seen && seen !== (await lockNewestFile(tx.db, id)).fileName) return
      throw new AppError('INVOICE_NOT_REJECTED')
    }
    const { seller, buyer } = await currentPartiesOf(deps, tx, invoice)
    await updateInvoice(tx.db, id, {
      seller: JSON.stringify(seller),
      buyer: JSON.stringify(buyer),
      state: 'to-send',
      updatedAt: deps.clock.now(),
    })
    await writeAgain(deps, tx, { ...invoice, seller, buyer })
    await emit(tx, { type: 'invoice.corrected', ...factsOf(invoice) })
  })
}

async function writeAgain(deps: Deps, tx: Tx, invoice: Invoice): Promise<void> {
  try {
    await writeFile(deps, tx, invoice)
  } catch (error) {
    throw error instanceof BrokenRule ? new AppError('INVOICE_AGAINST_RULES') : error
  }
}
