import { z } from 'shared/errors/zod'
import { invoicings, missingReasons } from 'shared/invoices/invoice-state'
import {
  issueInvoiceInput,
  listInvoicesInput,
  readAnswerInput,
  seenInvoiceInput,
} from 'shared/invoices/invoices.inputs'
import { pageInput } from 'shared/lists/page.inputs'
import {
  invoicingOf,
  listInvoices,
  listMissingInvoices,
} from '../../domain/orders/invoices/invoice-lists.service.ts'
import {
  correctInvoice,
  handleSdiNotification,
  issueMissing,
  markInvoiceSent,
} from '../../domain/orders/invoices/sdi.service.ts'
import { accountingProcedure, router } from '../../trpc/procedures.ts'
import { invoice, isoDate, page, voidOutput } from '../output.ts'

const optional = z.string().nullable()

const listedInvoice = invoice.extend({
  client: z.string(),
  title: z.string(),
  projectId: optional,
  /** Number of the invoice that a credit note refers to. */
  about: optional,
  fileName: z.string(),
  sdiId: optional,
  sentAt: isoDate().nullable(),
  sendBy: z.string(),
  /** Reasons why the exchange rejected the file. */
  errors: z.array(z.object({ code: z.string(), text: z.string() })),
})

const missingInvoice = z.object({
  paymentId: z.string(),
  projectId: optional,
  title: optional,
  client: optional,
  totalCents: z.int(),
  paidAt: isoDate().nullable(),
  isCreditNote: z.boolean(),
  /** Null if it can be issued now. */
  reason: z.enum(missingReasons).nullable(),
})

/**
 * Electronic invoices and the exchange, for managers and accounting members (docs/decisions/electronic-invoices.md).
 */
export const teamInvoicesRouter = router({
  /** Lists invoices, newest first, filtered by state and year. */
  list: accountingProcedure
    .input(listInvoicesInput.prefault({}))
    .output(page(listedInvoice))
    .query(({ ctx, input }) => listInvoices(ctx.platform, input)),

  /** Lists payments whose invoice or credit note was not issued, with the reason. */
  missing: accountingProcedure
    .input(pageInput.prefault({}))
    .output(page(missingInvoice).extend({ invoicing: z.enum(invoicings) }))
    .query(async ({ ctx, input }) => ({
      ...(await listMissingInvoices(ctx.platform, input)),
      invoicing: invoicingOf(ctx.platform),
    })),

  /** Issues the missing documents of a payment. */
  issue: accountingProcedure
    .meta({ errors: ['NOT_FOUND', 'INVOICES_OFF', 'INVOICE_BUYER_MISSING', 'INVOICE_AGAINST_RULES'] })
    .input(issueInvoiceInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => issueMissing(ctx.platform, input.paymentId)),

  /** Marks the file of an invoice as sent to the exchange; idempotent. */
  markSent: accountingProcedure
    .meta({ errors: ['NOT_FOUND', 'INVOICE_REJECTED', 'INVOICE_CORRECTED'] })
    .input(seenInvoiceInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => markInvoiceSent(ctx.platform, input)),

  /** Reads a notification of the exchange (RC, NS, MC); idempotent. */
  readAnswer: accountingProcedure
    .meta({ errors: ['ANSWER_UNKNOWN', 'ANSWER_CONTRADICTS'] })
    .input(readAnswerInput)
    .output(z.object({ number: z.string() }))
    .mutation(({ ctx, input }) => handleSdiNotification(ctx.platform, input.xml)),

  /** Creates a new file for a rejected invoice, with its number and date and the buyer's current data. */
  correct: accountingProcedure
    .meta({
      errors: [
        'NOT_FOUND',
        'INVOICE_NOT_REJECTED',
        'INVOICES_OFF',
        'INVOICE_BUYER_MISSING',
        'INVOICE_AGAINST_RULES',
      ],
    })
    .input(seenInvoiceInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => correctInvoice(ctx.platform, input)),
})
