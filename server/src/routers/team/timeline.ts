import { z } from 'shared/errors/zod'
import { listTimelineInput } from 'shared/timeline/timeline.inputs'
import { listTimeline } from '../../domain/calendar/calendar.service.ts'
import { router, teamProcedure } from '../../trpc/procedures.ts'
import { assigned } from '../output.ts'

const deadline = z.object({
  id: z.string(),
  title: z.string(),
  status: z.string(),
  deadline: z.string(),
  clientName: z.string(),
  clientCompany: z.string().nullable(),
  members: assigned,
})

/**
 * Who does what until when: managers see all, other members what is assigned to them
 * (docs/decisions/team-membership.md).
 */
export const timelineRouter = router({
  /** At most 500, the earliest first; `truncated` tells that there are more. */
  list: teamProcedure
    .input(listTimelineInput)
    .output(z.object({ items: z.array(deadline), truncated: z.boolean() }))
    .query(({ ctx, input }) => listTimeline(ctx.platform, ctx.actor, input)),
})
