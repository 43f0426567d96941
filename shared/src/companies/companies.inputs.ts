import { z } from '../errors/zod.ts'
import { tokenField, uuidField } from '../fields/id.ts'
import { choiceField, emailField, newPasswordField } from '../fields/scalars.ts'
import { optionalLine, requiredLine } from '../fields/text.ts'
import { companyRoles } from './hat.ts'

/** At least one; the order and repetitions do not matter. */
const hatsField = () =>
  z
    .array(choiceField(companyRoles), { error: 'REQUIRED' })
    .min(1, 'REQUIRED')
    .max(companyRoles.length, 'TOO_LONG')
    .overwrite(hats => companyRoles.filter(role => hats.includes(role)))

/** The name may be given later. */
export const beginCompanyInput = z.strictObject({ name: optionalLine(200) })

export const companyInput = z.strictObject({ companyId: uuidField() })

export const inviteColleagueInput = z.strictObject({
  companyId: uuidField(),
  email: emailField(),
  hats: hatsField(),
})

export const companyMemberInput = z.strictObject({ companyId: uuidField(), userId: uuidField() })

/** `from`: the hats that the form showed; a hat that is the same in both stays as it is. */
export const setHatsInput = z.strictObject({
  companyId: uuidField(),
  userId: uuidField(),
  from: hatsField().optional(),
  hats: hatsField(),
})

export const openInvitationInput = z.strictObject({ token: tokenField(100) })

/** The form for an address without a confirmed account. */
export const joinWithNewAccountInput = z.strictObject({
  token: tokenField(100),
  fullName: requiredLine(200),
  password: newPasswordField(),
})

/** Name and password: for an address without a confirmed account, which is made with them. */
export const acceptInvitationInput = z.strictObject({
  token: tokenField(100),
  fullName: optionalLine(200),
  password: newPasswordField().optional(),
})
