import { z } from 'shared/errors/zod'
import { idInput, projectScopeInput } from 'shared/lists/page.inputs'
import { addReferenceInput, updateReferenceInput } from 'shared/references/references.inputs'
import {
  addReference,
  listReferences,
  removeReference,
  updateReference,
} from '../../domain/references/references.service.ts'
import { clientProcedure, router } from '../../trpc/procedures.ts'
import { referenceOutput, voidOutput } from '../output.ts'

/** Videos that a project saves as inspiration. */
export const referencesRouter = router({
  /** Lists the references of a project, most recently selected first. */
  list: clientProcedure('readBrief')
    .input(projectScopeInput)
    .output(z.array(referenceOutput))
    .query(({ ctx, input }) => listReferences(ctx.platform, ctx.user.id, input.projectId)),

  /** Saves a video; idempotent per project. */
  add: clientProcedure('writeBrief')
    .meta({ errors: ['REFERENCES_FULL'], limits: ['saving'] })
    .input(addReferenceInput)
    .output(referenceOutput)
    .mutation(({ ctx, input }) => addReference(ctx.platform, ctx.user.id, input)),

  /** Changes note and time of a saved video. */
  update: clientProcedure('writeBrief')
    .meta({ limits: ['saving'] })
    .input(updateReferenceInput)
    .output(referenceOutput)
    .mutation(({ ctx, input }) => updateReference(ctx.platform, ctx.user.id, input)),

  /** Deletes a reference. */
  remove: clientProcedure('writeBrief')
    .input(idInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => removeReference(ctx.platform, ctx.user.id, input.id)),
})
