import { z } from 'shared/errors/zod'
import { listReferencesInput } from 'shared/references/references.inputs'
import { listReferencesForTeam } from '../../domain/references/references.service.ts'
import { router, teamProcedure } from '../../trpc/procedures.ts'
import { referenceOutput } from '../output.ts'

/** The videos that the client likes, for those who work on the project. */
export const teamReferencesRouter = router({
  /** With what the client says of each, the newest selected first. */
  list: teamProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(listReferencesInput)
    .output(z.array(referenceOutput))
    .query(({ ctx, input }) => listReferencesForTeam(ctx.platform, ctx.actor, input.projectId)),
})
