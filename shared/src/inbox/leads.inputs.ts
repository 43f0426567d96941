import { auditSectionCodes } from '../audit-reading/section-codes.ts'
import { z } from '../errors/zod.ts'
import { requestIdField, tokenField, uuidField } from '../fields/id.ts'
import { normalizeLine } from '../fields/normalize.ts'
import { choiceField, emailField } from '../fields/scalars.ts'
import { optionalLine, optionalText, requiredLine, requiredText } from '../fields/text.ts'
import { optionalUrl } from '../fields/url.ts'
import { pageFields } from '../lists/page.inputs.ts'
import { invitableKinds, leadKinds, leadStates } from './lead.ts'
import { linkFaultOf } from './video-link.ts'

const person = { firstName: requiredLine(100), lastName: requiredLine(100), email: emailField() }
const company = () => requiredLine(200)

// No marketing without the person's own tick: a missing answer is a no.
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

/** `mine` keeps what is assigned to the caller; `search` looks for beginnings of words, in any order. */
export const listLeadsInput = z.strictObject({
  kind: choiceField(leadKinds).optional(),
  state: choiceField(leadStates).optional(),
  mine: z.boolean({ error: 'OUT_OF_RANGE' }).optional(),
  search: optionalLine(200),
  ...pageFields,
})

const leadFields = { kind: choiceField(leadKinds), id: uuidField() }

export const getLeadInput = z.strictObject(leadFields)

export const setLeadStateInput = z.strictObject({ ...leadFields, state: choiceField(leadStates) })

/** `memberId: null` takes the request from whoever had it. */
export const assignLeadInput = z.strictObject({ ...leadFields, memberId: uuidField().nullable() })

/** Without a subject the mail has the usual one. */
export const replyToLeadInput = z.strictObject({
  ...leadFields,
  subject: optionalLine(200),
  text: requiredText(10_000),
  requestId: requestIdField(),
})

const section = z.strictObject({
  code: choiceField(auditSectionCodes),
  finding: requiredText(2000),
  advice: optionalText(2000),
})

const distinct = (sections: { code: string }[]) =>
  new Set(sections.map(({ code }) => code)).size === auditSectionCodes.length

/** Completes the reading of an audit, all sections at once. The mail goes out once, and again only on demand. */
export const updateReportInput = z.strictObject({
  id: uuidField(),
  sections: z
    .array(section, { error: 'REQUIRED' })
    .max(auditSectionCodes.length, 'TOO_LONG')
    .refine(distinct, 'OUT_OF_RANGE'),
  sendAgain: z.boolean({ error: 'OUT_OF_RANGE' }).optional(),
})

/** As the form has it: a field for what was seen and one for the advice, for each section. */
export const auditReportForm = z.strictObject(
  Object.fromEntries(
    auditSectionCodes.flatMap((code): [string, z.ZodType<string | undefined>][] => [
      [`finding-${code}`, requiredText(2000)],
      [`advice-${code}`, optionalText(2000)],
    ]),
  ),
)

export const inviteLeadInput = z.strictObject({ kind: choiceField(invitableKinds), id: uuidField() })
