import { z } from '../errors/zod.ts'
import { requestIdField, uuidField } from '../fields/id.ts'
import { requiredText } from '../fields/text.ts'
import { projectScopeInput } from '../lists/page.inputs.ts'

/** Longest thing a client says in one turn, in characters. */
export const SAY_MAX = 2000

export const recapInput = projectScopeInput

export const summaryInput = projectScopeInput

/** Without an id: a recap typed by hand, completed at once. */
export const saveSummaryInput = z.strictObject({
  id: uuidField().optional(),
  projectId: uuidField(),
  summary: requiredText(20_000),
})

export const linkRecapInput = z.strictObject({ id: uuidField(), projectId: uuidField() })

export const conversationInput = projectScopeInput

export const sayInput = z.strictObject({
  projectId: uuidField(),
  text: requiredText(SAY_MAX),
  requestId: requestIdField(),
})

export const restartBriefingInput = projectScopeInput
