import { z } from 'shared/errors/zod'
import { projectScopeInput } from 'shared/lists/page.inputs'
import { stepStates, timelineSteps } from 'shared/projects/steps'
import { statusFor } from '../../domain/orders/status/status.service.ts'
import { clientProcedure, router } from '../../trpc/procedures.ts'
import { balance, delivery, due, shootOutput } from '../output.ts'

export const statusRouter = router({
  /** Returns the five steps, the amount due, the deadline and the team (docs/decisions/client-timeline.md). */
  get: clientProcedure('follow')
    .input(projectScopeInput)
    .output(
      z.object({
        steps: z.array(
          z.object({
            code: z.enum(timelineSteps),
            state: z.enum(stepStates),
          }),
        ),
        balance,
        /** Total of the order including everything accepted since; null before a quote is confirmed. */
        agreedTotalCents: z.int().nullable(),
        /** Next amount due. */
        due: due.nullable(),
        /** True if a bank transfer was announced and has not arrived in full. */
        awaitsTransfer: z.boolean(),
        /** True if every question of the brief is settled and it is not sent yet. */
        awaitsSending: z.boolean(),
        /** True while the first payment is open at the provider. */
        isCheckoutOpen: z.boolean(),
        /** True if a version was sent to the client. */
        hasVersion: z.boolean(),
        isPaidInFull: z.boolean(),
        /** Day of `delivery`. */
        deadline: z.string(),
        delivery,
        /** The first 50 shooting days from today on. */
        shoots: z.array(shootOutput),
        team: z.array(
          z.object({ id: z.string(), fullName: z.string(), role: z.string(), initials: z.string() }),
        ),
      }),
    )
    .query(({ ctx, input }) => statusFor(ctx.platform, ctx.user.id, input.projectId)),
})
