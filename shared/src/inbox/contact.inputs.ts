import { z } from '../errors/zod.ts'
import { requestIdField } from '../fields/id.ts'
import { emailField } from '../fields/scalars.ts'
import { optionalLine, requiredLine, requiredText } from '../fields/text.ts'

export const contactInput = z.strictObject({
  name: requiredLine(200),
  company: optionalLine(200),
  email: emailField(),
  message: requiredText(5000),
  requestId: requestIdField(),
})
