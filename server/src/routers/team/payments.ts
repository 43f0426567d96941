import { refundPaymentInput } from 'shared/payment/payment.inputs'
import { refundPayment } from '../../domain/orders/payment/refund.service.ts'
import { provedManagerProcedure, router } from '../../trpc/procedures.ts'
import { ok } from '../output.ts'

/** Money that goes back (docs/decisions/refund-guarantee.md). */
export const teamPaymentsRouter = router({
  /** Gives a project's payment back, through the provider that took it. */
  refund: provedManagerProcedure
    .meta({ errors: ['NOT_FOUND', 'NOT_PAID'] })
    .input(refundPaymentInput)
    .output(ok)
    .mutation(({ ctx, input }) => refundPayment(ctx.platform, input.projectId)),
})
