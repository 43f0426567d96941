import { z } from '../errors/zod.ts'
import { requestIdField, tokenField, uuidField } from '../fields/id.ts'
import { emailField } from '../fields/scalars.ts'
import { optionalText, requiredLine, requiredText } from '../fields/text.ts'
import { optionalUrl } from '../fields/url.ts'

export const submitScriptInput = z.strictObject({
  firstName: requiredLine(100),
  lastName: requiredLine(100),
  email: emailField(),
  company: requiredLine(200),
  website: optionalUrl(),
  originalScript: requiredText(20_000),
  projectDescription: optionalText(5000),
  /** A missing answer is no consent. */
  marketing: z.boolean({ error: 'OUT_OF_RANGE' }).optional(),
  requestId: requestIdField(),
})

export const processScriptInput = z.strictObject({ scriptRequestId: uuidField(), processToken: tokenField() })
