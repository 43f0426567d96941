import { z } from '../errors/zod.ts'
import { uuidField } from '../fields/id.ts'
import { choiceField } from '../fields/scalars.ts'
import { optionalLine, requiredLine } from '../fields/text.ts'
import { isWebAddress, withScheme } from '../fields/web-address.ts'
import { uploadKinds } from './acceptance.ts'

/** A folder that is shared somewhere else; `name` is what its client calls it. */
export const addMaterialLinkInput = z.strictObject({
  projectId: uuidField(),
  url: requiredLine(2000).overwrite(withScheme).refine(isWebAddress, 'INVALID_URL'),
  name: optionalLine(120),
})

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
