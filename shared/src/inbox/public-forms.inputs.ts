import { z } from '../errors/zod.ts'
import { requestIdField, tokenField, uuidField } from '../fields/id.ts'
import { normalizeLine } from '../fields/normalize.ts'
import { emailField } from '../fields/scalars.ts'
import { optionalLine, optionalText, requiredLine, requiredText } from '../fields/text.ts'
import { optionalUrl } from '../fields/url.ts'
import { linkFaultOf } from './video-link.ts'

const person = { firstName: requiredLine(100), lastName: requiredLine(100), email: emailField() }
const company = () => requiredLine(200)

// A missing answer is no consent.
const marketing = () => z.boolean({ error: 'OUT_OF_RANGE' }).optional()

const videoUrl = () =>
  z
    .string({ error: 'VIDEO_LINK' })
    .overwrite(normalizeLine)
    .max(2000, 'TOO_LONG')
    .refine(text => text === '' || linkFaultOf(text) !== 'SHORTS_LINK', 'SHORTS_LINK')
    .refine(text => text === '' || linkFaultOf(text) !== 'VIDEO_LINK', 'VIDEO_LINK')
    .nullable()
    .transform(text => text || undefined)
    .optional()

export const submitAuditInput = z.strictObject({
  ...person,
  company: company(),
  description: requiredText(5000),
  videoUrl: videoUrl(),
  marketing: marketing(),
  requestId: requestIdField(),
})

export const processAuditInput = z.strictObject({ auditRequestId: uuidField(), processToken: tokenField() })

export const submitScriptInput = z.strictObject({
  ...person,
  company: company(),
  website: optionalUrl(),
  originalScript: requiredText(20_000),
  projectDescription: optionalText(5000),
  marketing: marketing(),
  requestId: requestIdField(),
})

export const processScriptInput = z.strictObject({ scriptRequestId: uuidField(), processToken: tokenField() })

export const applyForInterviewInput = z.strictObject({
  companyName: company(),
  contactName: requiredLine(200),
  email: emailField(),
  /** For the call that the format promises; it may be left out. */
  phone: optionalLine(40),
  location: requiredLine(200),
  motivation: requiredText(5000),
  requestId: requestIdField(),
})

export const contactInput = z.strictObject({
  name: requiredLine(200),
  company: optionalLine(200),
  email: emailField(),
  message: requiredText(5000),
  requestId: requestIdField(),
})
