import { z } from 'shared/errors/zod'
import { projectScopeInput } from 'shared/lists/page.inputs'
import { timelineSteps } from 'shared/projects/steps'
import { statusFor } from '../../domain/orders/status/status.service.ts'
import { clientProcedure, router } from '../../trpc/procedures.ts'
import { balance, delivery, due, shootOutput } from '../output.ts'

export const statusRouter = router({
  /** The five steps, what remains to be paid, the deadline and the team (docs/decisions/client-timeline.md). */
  get: clientProcedure
    .meta({ capability: 'follow', errors: ['NOT_FOUND'] })
    .input(projectScopeInput)
    .output(
      z.object({
        steps: z.array(
          z.object({
            code: z.enum(timelineSteps),
            state: z.enum(['pending', 'active', 'completed', 'locked']),
          }),
        ),
        balance,
        /** The order's total with all that was accepted since; null before a quote is confirmed. */
        agreedTotalCents: z.int().nullable(),
        /** Next sum to be paid. */
        due: due.nullable(),
        /** A bank transfer was announced and has not arrived in full. */
        awaitsTransfer: z.boolean(),
        /** A version was sent to the client. */
        hasVersion: z.boolean(),
        isPaidInFull: z.boolean(),
        /** The day of `delivery`. */
        deadline: z.string(),
        delivery,
        /** From today on, the first 50. */
        shoots: z.array(shootOutput),
        team: z.array(
          z.object({ id: z.string(), fullName: z.string(), role: z.string(), initials: z.string() }),
        ),
      }),
    )
    .query(({ ctx, input }) => statusFor(ctx.platform, ctx.user.id, input.projectId)),
})
