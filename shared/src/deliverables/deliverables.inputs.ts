import { z } from '../errors/zod.ts'
import { tokenField, uuidField } from '../fields/id.ts'
import { integerField } from '../fields/number.ts'
import { optionalText, requiredLine, requiredText } from '../fields/text.ts'
import { idInput, projectScopeInput } from '../lists/page.inputs.ts'

const DAY_MS = 86_400_000
const deliverableInput = z.strictObject({ deliverableId: uuidField() })

export const listDeliverablesInput = projectScopeInput

/** `atMs` is the moment of the video that the comment is about, in milliseconds from its start. */
export const commentInput = z.strictObject({
  deliverableId: uuidField(),
  atMs: integerField(0, DAY_MS),
  text: requiredText(2000),
  parentId: uuidField().optional(),
})

export const removeCommentInput = idInput

export const resolveCommentInput = idInput

export const requestChangesInput = deliverableInput

export const approveInput = deliverableInput

export const publishDeliverableInput = z.strictObject({
  uploadId: tokenField(),
  projectId: uuidField(),
  versionName: requiredLine(100),
  notes: optionalText(2000),
})
