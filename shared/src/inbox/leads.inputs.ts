import { auditSectionCodes } from '../audit-reading/section-codes.ts'
import { z } from '../errors/zod.ts'
import { momentField } from '../fields/date.ts'
import { requestIdField, uuidField } from '../fields/id.ts'
import { choiceField } from '../fields/scalars.ts'
import { optionalLine, optionalText, requiredText } from '../fields/text.ts'
import { pageFields } from '../lists/page.inputs.ts'
import { invitableKinds, leadKinds, leadStates } from './lead.ts'

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

/**
 * Completes the reading of an audit, all sections at once. The mail goes out once, and again only on demand. `seenAt` is
 * when the report that was seen was saved, null for the first reading; without it any report is replaced.
 */
export const updateReportInput = z.strictObject({
  id: uuidField(),
  sections: z
    .array(section, { error: 'REQUIRED' })
    .max(auditSectionCodes.length, 'TOO_LONG')
    .refine(distinct, 'OUT_OF_RANGE'),
  seenAt: momentField().nullable().optional(),
  sendAgain: z.boolean({ error: 'OUT_OF_RANGE' }).optional(),
})

/** As the form has it: a field for what was seen and one for the advice, for each section, and `seenAt`. */
export const auditReportForm = z.strictObject({
  ...Object.fromEntries(
    auditSectionCodes.flatMap((code): [string, z.ZodType<string | undefined>][] => [
      [`finding-${code}`, requiredText(2000)],
      [`advice-${code}`, optionalText(2000)],
    ]),
  ),
  seenAt: optionalLine(40),
})

export const inviteLeadInput = z.strictObject({ kind: choiceField(invitableKinds), id: uuidField() })
