import { z } from '../errors/zod.ts'
import { tokenField } from '../fields/id.ts'
import { emailField, newPasswordField, passwordField } from '../fields/scalars.ts'
import { optionalLine } from '../fields/text.ts'
import { secondFactorCode } from './accounts.inputs.ts'

export const changePasswordInput = z.strictObject({ current: passwordField(), next: newPasswordField() })

/** Re-authentication with the user's password before sensitive acts. */
export const provePasswordInput = z.strictObject({ password: passwordField() })

export const revokeSessionInput = z.strictObject({ id: tokenField() })

/** `code` is required if the second factor is on. */
export const askEmailChangeInput = z.strictObject({
  email: emailField(),
  password: passwordField(),
  code: optionalLine(40),
})

export const openEmailLinkInput = z.strictObject({ token: tokenField() })

export const beginMfaInput = z.strictObject({ password: passwordField() })

export const confirmMfaInput = z.strictObject({ code: secondFactorCode() })

export const disableMfaInput = z.strictObject({ password: passwordField(), code: secondFactorCode() })

export const renewRecoveryCodesInput = z.strictObject({ password: passwordField(), code: secondFactorCode() })
