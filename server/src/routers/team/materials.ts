import { z } from 'shared/errors/zod'
import { projectScopeInput } from 'shared/lists/page.inputs'
import { listLinksForTeam, listMaterialsForTeam } from '../../domain/materials/materials.service.ts'
import { listReferencesForTeam } from '../../domain/references/references.service.ts'
import { router, teamProcedure } from '../../trpc/procedures.ts'
import { materialLinkOutput, materialOutput, referenceOutput } from '../output.ts'

/** Materials of a project, for its team. */
export const teamMaterialsRouter = router({
  /** All of one project, the newest first; `NOT_FOUND` for one that the member does not see. */
  list: teamProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(projectScopeInput)
    .output(z.array(materialOutput))
    .query(({ ctx, input }) => listMaterialsForTeam(ctx.platform, ctx.actor, input.projectId)),

  /** The client's shared folders, the newest first. */
  links: teamProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(projectScopeInput)
    .output(z.array(materialLinkOutput))
    .query(({ ctx, input }) => listLinksForTeam(ctx.platform, ctx.actor, input.projectId)),
})

/** The videos that the client likes, for those who work on the project. */
export const teamReferencesRouter = router({
  /** With what the client says of each, the newest selected first. */
  list: teamProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(projectScopeInput)
    .output(z.array(referenceOutput))
    .query(({ ctx, input }) => listReferencesForTeam(ctx.platform, ctx.actor, input.projectId)),
})
