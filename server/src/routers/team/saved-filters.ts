import { z } from 'shared/errors/zod'
import { idInput } from 'shared/lists/page.inputs'
import { saveFilterInput } from 'shared/projects/projects.inputs'
import { listSavedFilters, removeFilter, saveFilter } from '../../domain/projects/saved-filters.service.ts'
import { router, teamProcedure, teamRowProcedure } from '../../trpc/procedures.ts'
import { idOutput, voidOutput } from '../output.ts'

const savedFilter = z.object({
  id: z.string(),
  name: z.string(),
  filter: z.record(z.string(), z.union([z.string(), z.literal(true)])),
})

/** Filters of the project list that a member has saved by name. */
export const savedFiltersRouter = router({
  /** Lists filters by name, in natural order. Stored values may be obsolete; the client drops unknown ones. */
  list: teamProcedure
    .output(z.array(savedFilter))
    .query(({ ctx }) => listSavedFilters(ctx.platform, ctx.actor.userId)),

  /** Saves a filter, replacing the caller's filter of the same name in any letter case. */
  save: teamProcedure
    .input(saveFilterInput)
    .output(idOutput)
    .mutation(({ ctx, input }) => saveFilter(ctx.platform, ctx.actor.userId, input)),

  remove: teamRowProcedure
    .input(idInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => removeFilter(ctx.platform, ctx.actor.userId, input)),
})
