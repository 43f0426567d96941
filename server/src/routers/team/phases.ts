import { z } from 'shared/errors/zod'
import { pageInput } from 'shared/lists/page.inputs'
import { phaseKinds } from 'shared/schedule/phase'
import { listScheduleInput, setPhaseInput } from 'shared/schedule/schedule.inputs'
import { listPhases, listUnplanned, setPhase } from '../../domain/schedule/phases.service.ts'
import { managerRowProcedure, router, teamProcedure, teamRowProcedure } from '../../trpc/procedures.ts'
import { clientNames, page } from '../output.ts'

const phase = z.object({
  projectId: z.string(),
  title: z.string(),
  status: z.string(),
  ...clientNames,
  deadline: z.string().nullable(),
  kind: z.enum(phaseKinds),
  startsOn: z.string(),
  endsOn: z.string(),
  member: z
    .object({
      id: z.string(),
      fullName: z.string(),
      avatarUrl: z.string().nullable(),
      isSuspended: z.boolean(),
    })
    .nullable(),
  version: z.string(),
})

const unplanned = z.object({
  id: z.string(),
  title: z.string(),
  deadline: z.string().nullable(),
  ...clientNames,
})

/** Phases of projects, planned by managers (docs/decisions/schedule.md). */
export const phasesRouter = router({
  /** Lists at most 500 phases, earliest first; `truncated` if there are more. */
  list: teamRowProcedure
    .input(listScheduleInput)
    .output(z.object({ items: z.array(phase), truncated: z.boolean() }))
    .query(({ ctx, input }) => listPhases(ctx.platform, ctx.actor, input)),

  /** Lists open projects without a phase, newest first. */
  unplanned: teamProcedure
    .input(pageInput.prefault({}))
    .output(page(unplanned))
    .query(({ ctx, input }) => listUnplanned(ctx.platform, ctx.actor, input)),

  /** Plans, moves or removes a phase of a project. */
  set: managerRowProcedure
    .meta({ errors: ['PHASE_CHANGED'] })
    .input(setPhaseInput)
    .output(phase.nullable())
    .mutation(({ ctx, input }) => setPhase(ctx.platform, ctx.actor, input)),
})
