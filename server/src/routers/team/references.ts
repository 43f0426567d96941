import { z } from 'shared/errors/zod'
import { projectScopeInput } from 'shared/lists/page.inputs'
import { listReferencesForTeam } from '../../domain/references/references.service.ts'
import { router, teamProcedure } from '../../trpc/procedures.ts'
import { referenceOutput } from '../output.ts'

/** The videos that the client likes, for those who work on the project. */
export const teamReferencesRouter = router({
  /** With what the client says of each, the newest selected first. */
  list: teamProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(projectScopeInput)
    .output(z.array(referenceOutput))
    .query(({ ctx, input }) => listReferencesForTeam(ctx.platform, ctx.actor, input.projectId)),
})
