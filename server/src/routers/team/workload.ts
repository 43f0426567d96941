import { z } from 'shared/errors/zod'
import { getWorkload } from '../../domain/schedule/workload.service.ts'
import { managerProcedure } from '../../trpc/procedures.ts'

/** How much each member has to do, without those who are suspended or limited to accounting (docs/decisions/schedule.md). */
export const workloadProcedure = managerProcedure
  .output(
    z.array(
      z.object({
        memberId: z.string(),
        openProjects: z.int(),
        lateProjects: z.int(),
        /** Open projects with a deadline within the 14 days that begin today. */
        dueProjects: z.int(),
        /** Phases that take place in this week, from Monday to Sunday in Rome. */
        phases: z.int(),
      }),
    ),
  )
  .query(({ ctx }) => getWorkload(ctx.platform))
