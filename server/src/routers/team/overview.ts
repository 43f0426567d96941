import { z } from 'shared/errors/zod'
import { projectStatuses } from 'shared/projects/status'
import { overviewInput } from 'shared/timeline/timeline.inputs'
import { getOverview } from '../../domain/overview/overview.service.ts'
import { managerProcedure } from '../../trpc/procedures.ts'

const count = z.int()

const answers = {
  received: count,
  inTime: count,
  late: count,
  other: count,
  /** Median over the answers given; null without answers. */
  medianSeconds: z.number().nullable(),
}

const overview = z.object({
  projects: z.object({
    open: z.array(
      z.object({
        status: z.enum(projectStatuses).exclude(['completed']),
        overdue: count,
        'this-week': count,
        later: count,
        none: count,
      }),
    ),
    completed: count,
  }),
  requests: z.object({
    weeks: z.array(z.object({ week: z.string(), ...answers })),
    total: z.object(answers),
  }),
  rounds: z.array(z.object({ rounds: count, projects: count })),
  payments: z.array(
    z.object({
      month: z.string(),
      paidCount: count,
      paidCents: count,
      refundedCount: count,
      refundedCents: count,
    }),
  ),
})

/** Returns the figures for managers; counts of projects are limited to a thousand each. */
export const overviewProcedure = managerProcedure
  .input(overviewInput.prefault({}))
  .output(overview)
  .query(({ ctx, input }) => getOverview(ctx.platform, input.period))
