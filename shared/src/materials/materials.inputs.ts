import { z } from '../errors/zod.ts'
import { choiceField } from '../fields/choice.ts'
import { uuidField } from '../fields/id.ts'
import { requiredLine } from '../fields/text.ts'
import { idInput, projectScopeInput } from '../lists/page.inputs.ts'
import { uploadKinds } from './acceptance.ts'

export const listMaterialsInput = projectScopeInput

export const removeMaterialInput = idInput

/** The metadata of an upload, as its HTTP header carries them. An avatar has no project. */
export const uploadMetadataInput = z
  .strictObject({
    kind: choiceField(uploadKinds),
    projectId: uuidField().optional(),
    filename: requiredLine(255),
    filetype: requiredLine(255),
  })
  .refine(({ kind, projectId }) => kind === 'avatar' || projectId !== undefined, {
    path: ['projectId'],
    message: 'REQUIRED',
  })
