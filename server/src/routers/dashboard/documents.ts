import { z } from 'shared/errors/zod'
import { invoicings, missingReasons } from 'shared/invoices/invoice-state'
import { pageInput } from 'shared/lists/page.inputs'
import { paymentKinds } from 'shared/payment/payment-types'
import { listDocuments } from '../../domain/orders/documents/order-history.service.ts'
import { clientProcedure, router } from '../../trpc/procedures.ts'
import { delivery, due, invoice, isoDate, page } from '../output.ts'

const payment = z.object({
  id: z.string(),
  /** Part of the price that the payment covers. */
  kind: z.enum(paymentKinds),
  status: z.enum(['paid', 'refunded']),
  totalCents: z.int(),
  netCents: z.int(),
  vatCents: z.int(),
  refundedCents: z.int(),
  paidAt: isoDate().nullable(),
  invoices: z.array(invoice),
  /** Reason why an invoice or credit note is missing; `to-issue` if it will still be issued. */
  missing: z.enum([...missingReasons, 'to-issue']).nullable(),
})

const order = z.object({
  projectId: z.string(),
  title: z.string(),
  quote: z.object({ totalCents: z.int(), agreedTotalCents: z.int(), confirmedAt: isoDate() }).nullable(),
  /** Null if the project was deleted meanwhile. */
  delivery: delivery.nullable(),
  due: due.nullable(),
  /** Unpaid addenda, one entry each. */
  extrasDue: z.array(due.extend({ proposalId: z.string() })),
  payments: z.array(payment),
  refund: z.object({ until: isoDate().nullable(), requestedAt: isoDate().nullable() }).nullable(),
  hasOrderCopy: z.boolean(),
})

/** Payments of a company, amounts due, and their documents. */
export const documentsRouter = router({
  /** Lists a company's orders, newest first; the files are under `/documents`. */
  list: clientProcedure('order')
    .input(pageInput.prefault({}))
    .output(page(order).extend({ invoicing: z.enum(invoicings) }))
    .query(({ ctx, input }) => listDocuments(ctx.platform, ctx.user.id, input)),
})
