import { z } from '../errors/zod.ts'
import { requestIdField } from '../fields/id.ts'
import { emailField } from '../fields/scalars.ts'
import { optionalPhone, requiredLine, requiredText } from '../fields/text.ts'

export const applyForInterviewInput = z.strictObject({
  companyName: requiredLine(200),
  contactName: requiredLine(200),
  email: emailField(),
  /** For the call that the format promises; it may be left out. */
  phone: optionalPhone(),
  location: requiredLine(200),
  motivation: requiredText(5000),
  requestId: requestIdField(),
})
