import { z } from '../errors/zod.ts'
import { uuidField } from '../fields/id.ts'
import { choiceField, emailField, newPasswordField } from '../fields/scalars.ts'
import { clearableLine, clearablePhone, clearableText, requiredLine } from '../fields/text.ts'
import { clearableUrl } from '../fields/url.ts'
import { teamRoles } from './roles.ts'

/** The password is temporary: it is to be changed at the first sign-in (docs/decisions/temporary-password.md). */
export const addMemberInput = z.strictObject({
  fullName: requiredLine(200),
  email: emailField(),
  password: newPasswordField(),
  role: choiceField(teamRoles),
})

/** Missing leaves a field as it is; null or an empty text clears it. Only a manager may send `role` and
 * `accountingOnly` (docs/decisions/accounting-members.md). */
export const updateMemberInput = z.strictObject({
  id: uuidField(),
  fullName: requiredLine(200).optional(),
  role: choiceField(teamRoles).optional(),
  accountingOnly: z.boolean({ error: 'OUT_OF_RANGE' }).optional(),
  bio: clearableText(2000),
  phone: clearablePhone(),
  location: clearableLine(200),
  website: clearableUrl(),
  linkedin: clearableUrl(),
  instagram: clearableUrl(),
})
