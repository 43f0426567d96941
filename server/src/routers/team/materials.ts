import { z } from 'shared/errors/zod'
import { projectScopeInput } from 'shared/lists/page.inputs'
import { listLinksForTeam, listMaterialsForTeam } from '../../domain/materials/materials.service.ts'
import { listReferencesForTeam } from '../../domain/references/references.service.ts'
import { router, teamRowProcedure } from '../../trpc/procedures.ts'
import { materialLinkOutput, materialOutput, referenceOutput } from '../output.ts'

export const teamMaterialsRouter = router({
  /** Lists the files of a project, newest first; `NOT_FOUND` if the member may not see it. */
  list: teamRowProcedure
    .input(projectScopeInput)
    .output(z.array(materialOutput))
    .query(({ ctx, input }) => listMaterialsForTeam(ctx.platform, ctx.actor, input.projectId)),

  /** Lists the client's shared folders, newest first. */
  links: teamRowProcedure
    .input(projectScopeInput)
    .output(z.array(materialLinkOutput))
    .query(({ ctx, input }) => listLinksForTeam(ctx.platform, ctx.actor, input.projectId)),
})

/** References of the client, for members of the project. */
export const teamReferencesRouter = router({
  /** Lists the references with the client's notes, most recently selected first. */
  list: teamRowProcedure
    .input(projectScopeInput)
    .output(z.array(referenceOutput))
    .query(({ ctx, input }) => listReferencesForTeam(ctx.platform, ctx.actor, input.projectId)),
})
