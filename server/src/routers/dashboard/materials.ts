import { z } from 'shared/errors/zod'
import { idInput, projectScopeInput } from 'shared/lists/page.inputs'
import { addMaterialLinkInput } from 'shared/materials/materials.inputs'
import {
  addLink,
  listLinks,
  listMaterials,
  removeLink,
  removeMaterial,
} from '../../domain/materials/materials.service.ts'
import { clientProcedure, router } from '../../trpc/procedures.ts'
import { materialLinkOutput, materialOutput, voidOutput } from '../output.ts'

/** Materials of a project, such as logos, footage and texts: uploaded files or links to shared folders. */
export const materialsRouter = router({
  /** Lists the files of a project, newest first; `url` serves the bytes. */
  list: clientProcedure('readBrief')
    .input(projectScopeInput)
    .output(z.array(materialOutput))
    .query(({ ctx, input }) => listMaterials(ctx.platform, ctx.user.id, input.projectId)),

  /** Returns the maximum file size in bytes. */
  limit: clientProcedure('account')
    .output(z.object({ maxBytes: z.int() }))
    .query(({ ctx }) => ({ maxBytes: ctx.platform.config.materialMaxBytes })),

  /** Deletes a file. */
  remove: clientProcedure('writeBrief')
    .input(idInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => removeMaterial(ctx.platform, ctx.user.id, input.id)),

  /** Lists the shared folders of a project, newest first. */
  links: clientProcedure('readBrief')
    .input(projectScopeInput)
    .output(z.array(materialLinkOutput))
    .query(({ ctx, input }) => listLinks(ctx.platform, ctx.user.id, input.projectId)),

  /** Saves the link to a shared folder; a link that exists already is renamed. */
  addLink: clientProcedure('writeBrief')
    .meta({ errors: ['MATERIAL_LINKS_FULL'], limits: ['saving'] })
    .input(addMaterialLinkInput)
    .output(materialLinkOutput)
    .mutation(({ ctx, input }) => addLink(ctx.platform, ctx.user.id, input)),

  /** Deletes the link; the files in the folder stay. */
  removeLink: clientProcedure('writeBrief')
    .input(idInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => removeLink(ctx.platform, ctx.user.id, input.id)),
})
