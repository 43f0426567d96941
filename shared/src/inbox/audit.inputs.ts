import { z } from '../errors/zod.ts'
import { requestIdField, tokenField, uuidField } from '../fields/id.ts'
import { emptyIsMissing } from '../fields/missing.ts'
import { normalizeLine } from '../fields/normalize.ts'
import { emailField } from '../fields/scalars.ts'
import { requiredLine, requiredText } from '../fields/text.ts'
import { linkFaultOf } from './video-link.ts'

const videoUrl = () =>
  emptyIsMissing(
    z
      .string({ error: 'VIDEO_LINK' })
      .overwrite(normalizeLine)
      .max(2000, 'TOO_LONG')
      .refine(text => text === '' || linkFaultOf(text) !== 'SHORTS_LINK', 'SHORTS_LINK')
      .refine(text => text === '' || linkFaultOf(text) !== 'VIDEO_LINK', 'VIDEO_LINK'),
  )

export const submitAuditInput = z.strictObject({
  firstName: requiredLine(100),
  lastName: requiredLine(100),
  email: emailField(),
  company: requiredLine(200),
  description: requiredText(5000),
  videoUrl: videoUrl(),
  /** A missing answer is no consent. */
  marketing: z.boolean({ error: 'OUT_OF_RANGE' }).optional(),
  requestId: requestIdField(),
})

export const processAuditInput = z.strictObject({ auditRequestId: uuidField(), processToken: tokenField() })
