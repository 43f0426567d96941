import { z } from 'shared/errors/zod'
import { listTimelineInput } from 'shared/timeline/timeline.inputs'
import { listTimeline, memberCalendar } from '../../domain/calendar/calendar.service.ts'
import { countWork } from '../../domain/schedule/workload.queries.ts'
import { managerProcedure, router, teamProcedure } from '../../trpc/procedures.ts'
import { assigned, calendarOutput, clientNames, voidOutput } from '../output.ts'

const deadline = z.object({
  id: z.string(),
  title: z.string(),
  status: z.string(),
  deadline: z.string(),
  ...clientNames,
  members: assigned,
})

/**
 * Deadlines, calendar and workload: managers see all, other members what is assigned to them
 * (docs/decisions/team-membership.md).
 */
export const timelineRouter = router({
  /** Lists at most 500 deadlines, earliest first; `truncated` if there are more. */
  list: teamProcedure
    .input(listTimelineInput)
    .output(z.object({ items: z.array(deadline), truncated: z.boolean() }))
    .query(({ ctx, input }) => listTimeline(ctx.platform, ctx.actor, input)),
})

const workload = z.object({
  memberId: z.string(),
  openProjects: z.int(),
  lateProjects: z.int(),
  /** Open projects with a deadline within 14 days, today included. */
  dueProjects: z.int(),
  /** Phases of the current week, Monday to Sunday in Rome. */
  phases: z.int(),
})

/** Returns each member's workload, without suspended and accounting-only members (docs/decisions/schedule.md). */
export const workloadProcedure = managerProcedure
  .output(z.array(workload))
  .query(({ ctx }) => countWork(ctx.platform))

/** Private calendar feed of the member: its URL gives access to deadlines and shooting days. */
export const calendarRouter = router({
  /** Returns the current URL; `url` is null if only its hash is stored. */
  get: teamProcedure
    .output(calendarOutput)
    .query(({ ctx }) => memberCalendar.get(ctx.platform, ctx.member.id)),

  /** Creates a new URL; the former one ends. */
  renew: teamProcedure
    .meta({ limits: ['saving'] })
    .output(calendarOutput)
    .mutation(({ ctx }) => memberCalendar.renew(ctx.platform, ctx.member.id)),

  /** Revokes the URL, if there is one. */
  revoke: teamProcedure
    .output(voidOutput)
    .mutation(({ ctx }) => memberCalendar.revoke(ctx.platform, ctx.member.id)),
})
