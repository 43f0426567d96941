import { refundPaymentInput } from 'shared/payment/payment.inputs'
import { refundPayment } from '../../domain/payment/refund.service.ts'
import { provedManagerProcedure, router } from '../../trpc/procedures.ts'
import { ok } from '../output.ts'

/** Money that goes back (decision 35). */
export const teamPaymentsRouter = router({
  /** Gives a project's payment back, through the provider that took it. */
  refund: provedManagerProcedure
    .input(refundPaymentInput)
    .output(ok)
    .mutation(({ ctx, input }) => refundPayment(ctx.platform, ctx.member, input.projectId)),
})
