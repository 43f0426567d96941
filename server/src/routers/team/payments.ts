import { idInput, projectScopeInput } from 'shared/lists/page.inputs'
import { bookTransferInput, refundPartInput } from 'shared/payment/payment.inputs'
import { refundPart, refundPayment, retryRefund } from '../../domain/orders/payment/refunds.service.ts'
import { bookTransfer, unbookTransfer } from '../../domain/orders/payment/transfer.service.ts'
import { accountingProcedure, reauthenticatedManagerProcedure, router } from '../../trpc/procedures.ts'
import { voidOutput } from '../output.ts'

/** Bank transfers and refunds (docs/decisions/payment.md). */
export const teamPaymentsRouter = router({
  /** Books an amount received by bank transfer; idempotent by request id. */
  bookTransfer: accountingProcedure
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
    .output(voidOutput)
    .mutation(({ ctx, input }) => bookTransfer(ctx.platform, input)),

  /** Removes an amount that was booked by mistake, while the rest is awaited. */
  unbookTransfer: accountingProcedure
    .meta({ errors: ['NOT_FOUND', 'TRANSFER_COMPLETE'] })
    .input(idInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => unbookTransfer(ctx.platform, input.id)),

  /** Refunds part of a payment through its provider; idempotent by request id. */
  refundPart: reauthenticatedManagerProcedure
    .meta({
      errors: [
        'NOT_FOUND',
        'NOT_PAID',
        'REFUND_TOO_MUCH',
        'REFUND_CHANGED',
        'REFUND_REFUSED',
        'REQUEST_ID_REUSED',
      ],
    })
    .input(refundPartInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => refundPart(ctx.platform, input)),

  /** Retries a refund that the provider did not answer. */
  retryRefund: reauthenticatedManagerProcedure
    .meta({ errors: ['NOT_FOUND', 'REFUND_REFUSED'] })
    .input(idInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => retryRefund(ctx.platform, input.id)),

  /** Refunds all payments of a project through their providers. */
  refund: reauthenticatedManagerProcedure
    .meta({ errors: ['NOT_FOUND', 'NOT_PAID', 'REFUND_REFUSED'] })
    .input(projectScopeInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => refundPayment(ctx.platform, input.projectId)),
})
