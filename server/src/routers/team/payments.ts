import { bookTransferInput, refundPaymentInput } from 'shared/payment/payment.inputs'
import { refundPayment } from '../../domain/orders/payment/refund.service.ts'
import { bookTransfer } from '../../domain/orders/payment/transfer.service.ts'
import { managerProcedure, provedManagerProcedure, router } from '../../trpc/procedures.ts'
import { ok } from '../output.ts'

/** Money that arrives outside of a provider, and money that goes back (docs/decisions/payment.md). */
export const teamPaymentsRouter = router({
  /** Books a sum that arrived by bank transfer, once however often it is called. */
  bookTransfer: managerProcedure
    .meta({
      errors: [
        'NOT_FOUND',
        'REQUEST_ID_REUSED',
        'TRANSFER_BOOKED_BEFORE',
        'TRANSFER_TOO_MUCH',
        'TRANSFER_NOT_AWAITED',
      ],
    })
    .input(bookTransferInput)
    .output(ok)
    .mutation(({ ctx, input }) => bookTransfer(ctx.platform, input)),

  /** Gives a project's payment back, through the provider that took it. */
  refund: provedManagerProcedure
    .meta({ errors: ['NOT_FOUND', 'NOT_PAID'] })
    .input(refundPaymentInput)
    .output(ok)
    .mutation(({ ctx, input }) => refundPayment(ctx.platform, input.projectId)),
})
