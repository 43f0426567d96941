import { z } from 'shared/errors/zod'
import { listMaterialsInput, removeMaterialInput } from 'shared/materials/materials.inputs'
import { listMaterials, removeMaterial } from '../../domain/materials/materials.service.ts'
import { clientProcedure, router } from '../../trpc/procedures.ts'
import { materialOutput, ok } from '../output.ts'

/** What a client gives to a project: logos, footage, texts. They come by upload. */
export const materialsRouter = router({
  /** All of one project, the newest first; the bytes are under `url`. */
  list: clientProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(listMaterialsInput)
    .output(z.array(materialOutput))
    .query(({ ctx, input }) => listMaterials(ctx.platform, ctx.user.id, input.projectId)),

  /** The largest file that is accepted, in bytes. */
  limit: clientProcedure
    .output(z.object({ maxBytes: z.int() }))
    .query(({ ctx }) => ({ maxBytes: ctx.platform.config.materialMaxBytes })),

  /** Its bytes go too. */
  remove: clientProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(removeMaterialInput)
    .output(ok)
    .mutation(({ ctx, input }) => removeMaterial(ctx.platform, ctx.user.id, input.id)),
})
