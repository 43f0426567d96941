import { z } from 'shared/errors/zod'
import { payInput, paymentSummaryInput } from 'shared/payment/payment.inputs'
import { pay, paymentSummary } from '../../domain/payment/payment.service.ts'
import { clientProcedure, router } from '../../trpc/procedures.ts'
import { because } from '../output.ts'

/** Paying a confirmed quote (dashboard and team, sections 2.1, 4 and 9; decisions 26 to 29). */
export const paymentRouter = router({
  summary: clientProcedure
    .input(paymentSummaryInput)
    .output(
      z.object({
        rule: z.enum(['payment-screen', 'confirmed-quote']),
        lines: z.array(z.object({ code: z.string(), label: z.string(), amountCents: z.int(), because })),
        totalCents: z.int(),
        vatCents: z.int(),
        netCents: z.int(),
        quoteTotalCents: z.int(),
        status: z.enum(['open', 'processing', 'paid', 'failed', 'refunded']),
      }),
    )
    .query(async ({ ctx, input }) => {
      const summary = await paymentSummary(ctx.platform, ctx.user.id, input.projectId)
      return { ...summary, lines: [...summary.lines] }
    }),

  /** Pays once, however often it is called; the amount comes from the stored brief, never from the caller. */
  pay: clientProcedure
    .input(payInput)
    .output(
      z.union([
        z.object({ state: z.literal('processing') }),
        z.object({ state: z.literal('redirect'), url: z.string() }),
      ]),
    )
    .mutation(({ ctx, input }) => pay(ctx.platform, ctx.user.id, input)),
})
