import { addAssetInput } from 'shared/deliverables/deliverables.inputs'
import { idInput } from 'shared/lists/page.inputs'
import { addAsset, removeAsset } from '../../domain/deliverables/assets/assets.service.ts'
import { router, teamProcedure } from '../../trpc/procedures.ts'
import { idOutput, voidOutput } from '../output.ts'

/** Assets of a project: formats and files, each with its own versions (docs/decisions/downloads-and-review.md). */
export const teamAssetsRouter = router({
  /** Adds a format or a file; the client sees that it will come. */
  add: teamProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(addAssetInput)
    .output(idOutput)
    .mutation(({ ctx, input }) => addAsset(ctx.platform, ctx.actor, input)),

  /** Takes one away, while nothing of it was published. */
  remove: teamProcedure
    .meta({ errors: ['NOT_FOUND', 'ASSET_IN_USE'] })
    .input(idInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => removeAsset(ctx.platform, ctx.actor, input.id)),
})
