import { z } from 'shared/errors/zod'
import { projectScopeInput } from 'shared/lists/page.inputs'
import { payBalanceInput, payInput, requestRefundInput } from 'shared/payment/payment.inputs'
import { paymentStates } from 'shared/payment/payment-types'
import { cancelExtraInput, payExtraInput } from 'shared/proposals/proposals.inputs'
import {
  cancelExtra,
  startBalancePayment,
  startExtraPayment,
} from '../../domain/orders/payment/balance.service.ts'
import {
  cancelPayment,
  paymentSummary,
  startDepositPayment,
} from '../../domain/orders/payment/payment.service.ts'
import { requestRefund } from '../../domain/orders/payment/refund-requests.service.ts'
import { clientProcedure, router } from '../../trpc/procedures.ts'
import { balance, isoDate, orderFigures, payAnswer, sourceSpan, startErrors, voidOutput } from '../output.ts'

const line = z.object({ code: z.string(), label: z.string(), amountCents: z.int(), because: sourceSpan })
const lines = z.array(line).readonly()

/** Payment of a confirmed quote (docs/decisions/payment.md). */
export const paymentRouter = router({
  /** Returns the order for the payment page, by the configured rule; `NO_BRIEF` before there is a recap. */
  summary: clientProcedure('order')
    .meta({ errors: ['NO_BRIEF'] })
    .input(projectScopeInput)
    .output(
      z.object({
        ...orderFigures,
        lines,
        /** Lines of the confirmed quote. */
        quoteLines: lines,
        status: z.enum(['open', ...paymentStates]),
        balance,
        /** Sums received and refunded over all payments. */
        receivedCents: z.int(),
        refundedCents: z.int(),
        isQuoteConfirmed: z.boolean(),
        refund: z.object({ until: isoDate().nullable(), requestedAt: isoDate().nullable() }).nullable(),
      }),
    )
    .query(({ ctx, input }) => paymentSummary(ctx.platform, ctx.user.id, input.projectId)),

  /**
   * Pays once: a pending payment is continued. The amount is computed from the stored brief, never taken from the
   * caller.
   */
  pay: clientProcedure('order')
    .meta({
      errors: [
        ...startErrors,
        'QUOTE_NOT_CONFIRMED',
        'QUOTE_CHANGED',
        'QUOTE_EXPIRED',
        'PROPOSAL_OPEN',
        'BILLING_MISSING',
      ],
    })
    .input(payInput)
    .output(payAnswer)
    .mutation(({ ctx, input }) => startDepositPayment(ctx.platform, ctx.user, input)),

  /** Pays the balance once, also before it is due: a pending payment is continued. */
  payBalance: clientProcedure('order')
    .meta({ errors: [...startErrors, 'DEPOSIT_NOT_PAID', 'QUOTE_CHANGED'] })
    .input(payBalanceInput)
    .output(payAnswer)
    .mutation(({ ctx, input }) => startBalancePayment(ctx.platform, ctx.user, input)),

  /** Pays an accepted extra once: a pending payment is continued. */
  payExtra: clientProcedure('order')
    .meta({ errors: [...startErrors, 'PROPOSAL_NOT_ACCEPTED', 'DEPOSIT_NOT_PAID'] })
    .input(payExtraInput)
    .output(payAnswer)
    .mutation(({ ctx, input }) => startExtraPayment(ctx.platform, ctx.user, input)),

  /** Cancels a payment whose page is open, or a transfer that has not arrived; a completed payment stays. */
  cancel: clientProcedure('order')
    .meta({ errors: ['TRANSFER_BEGUN'] })
    .input(projectScopeInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => cancelPayment(ctx.platform, ctx.user.id, input.projectId)),

  /** Cancels such a payment for an extra. */
  cancelExtra: clientProcedure('order')
    .meta({ errors: ['TRANSFER_BEGUN'] })
    .input(cancelExtraInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => cancelExtra(ctx.platform, ctx.user.id, input.proposalId)),

  /** Requests a refund within thirty days (docs/decisions/refund-guarantee.md). */
  requestRefund: clientProcedure('order')
    .meta({ errors: ['NOT_PAID', 'REFUND_TOO_LATE'], limits: ['saving'] })
    .input(requestRefundInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => requestRefund(ctx.platform, ctx.user.id, input)),
})
