import { z } from '../errors/zod.ts'
import { choiceField } from '../fields/choice.ts'
import { emailField } from '../fields/email.ts'
import { requestIdField, tokenField, uuidField } from '../fields/id.ts'
import { optionalLine, optionalText, requiredLine, requiredText } from '../fields/text.ts'
import { optionalUrl } from '../fields/url.ts'
import { pageFields } from '../lists/page.inputs.ts'
import { leadKinds, leadStates } from './lead.ts'
import { isVideoLink } from './video-link.ts'

const person = { firstName: requiredLine(100), lastName: requiredLine(100), email: emailField() }
const company = () => requiredLine(200)

// No marketing without the person's own tick: a missing answer is a no.
const marketing = () => z.boolean({ error: 'OUT_OF_RANGE' }).optional()

const videoUrl = () =>
  z
    .string({ error: 'VIDEO_LINK' })
    .trim()
    .max(2000, 'TOO_LONG')
    .refine(text => text === '' || isVideoLink(text), 'VIDEO_LINK')
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

export const listLeadsInput = z.strictObject({
  kind: choiceField(leadKinds).optional(),
  state: choiceField(leadStates).optional(),
  ...pageFields,
})

const leadFields = { kind: choiceField(leadKinds), id: uuidField() }

export const getLeadInput = z.strictObject(leadFields)

export const setLeadStateInput = z.strictObject({ ...leadFields, state: choiceField(leadStates) })

/** `memberId: null` takes the request from whoever had it. */
export const assignLeadInput = z.strictObject({ ...leadFields, memberId: uuidField().nullable() })

export const replyToLeadInput = z.strictObject({ ...leadFields, message: requiredText(10_000) })

/** Completes what a job wrote: the reading of an audit, the optimised script. `send` mails it at once. */
export const updateReportInput = z.strictObject({
  kind: choiceField(['audit', 'script']),
  id: uuidField(),
  report: requiredText(30_000),
  send: z.boolean({ error: 'OUT_OF_RANGE' }).optional(),
})

export const inviteLeadInput = z.strictObject(leadFields)
