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

/** Materials of a project, such as logos, footage and texts: uploaded, or linked in a shared folder. */
export const materialsRouter = router({
  /** All of one project, the newest first; the bytes are under `url`. */
  list: clientProcedure
    .meta({ capability: 'readBrief', errors: ['NOT_FOUND'] })
    .input(projectScopeInput)
    .output(z.array(materialOutput))
    .query(({ ctx, input }) => listMaterials(ctx.platform, ctx.user.id, input.projectId)),

  /** The largest file that is accepted, in bytes. */
  limit: clientProcedure
    .meta({ capability: 'account' })
    .output(z.object({ maxBytes: z.int() }))
    .query(({ ctx }) => ({ maxBytes: ctx.platform.config.materialMaxBytes })),

  /** Its bytes go too. */
  remove: clientProcedure
    .meta({ capability: 'writeBrief', errors: ['NOT_FOUND'] })
    .input(idInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => removeMaterial(ctx.platform, ctx.user.id, input.id)),

  /** The shared folders of one project, the newest first. */
  links: clientProcedure
    .meta({ capability: 'readBrief', errors: ['NOT_FOUND'] })
    .input(projectScopeInput)
    .output(z.array(materialLinkOutput))
    .query(({ ctx, input }) => listLinks(ctx.platform, ctx.user.id, input.projectId)),

  /** Keeps the address of a shared folder; one that the project has already gets the new name. */
  addLink: clientProcedure
    .meta({ capability: 'writeBrief', errors: ['NOT_FOUND', 'MATERIAL_LINKS_FULL'], limits: ['saving'] })
    .input(addMaterialLinkInput)
    .output(materialLinkOutput)
    .mutation(({ ctx, input }) => addLink(ctx.platform, ctx.user.id, input)),

  /** Removes the link; the files in the folder stay. */
  removeLink: clientProcedure
    .meta({ capability: 'writeBrief', errors: ['NOT_FOUND'] })
    .input(idInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => removeLink(ctx.platform, ctx.user.id, input.id)),
})
