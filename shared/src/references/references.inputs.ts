import { z } from '../errors/zod.ts'
import { uuidField } from '../fields/id.ts'
import { integerField } from '../fields/number.ts'
import { optionalText, requiredLine } from '../fields/text.ts'
import { isWebAddress } from '../fields/url.ts'
import { idInput, projectScopeInput } from '../lists/page.inputs.ts'

// The library's own clips are addresses of this site, everything else is an address of the web. What stands behind
// `#` tells apart the items that share a clip.
const ownClip = /^\/media\/[a-z0-9-]+\.(?:mp4|webm)(?:#[a-z0-9-]+)?$/

const videoAddress = () =>
  requiredLine(2000).refine(text => ownClip.test(text) || isWebAddress(text), 'INVALID_URL')

export const listReferencesInput = projectScopeInput

/** `atSecond` is the moment of the video that the client means. */
export const addReferenceInput = z.strictObject({
  projectId: uuidField(),
  videoUrl: videoAddress(),
  videoTitle: requiredLine(200),
  videoCategory: requiredLine(60),
  note: optionalText(1000),
  atSecond: integerField(0, 86_400).optional(),
})

export const removeReferenceInput = idInput
