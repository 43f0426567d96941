import { z } from '../errors/zod.ts'
import { tokenField } from '../fields/id.ts'
import { emailField, newPasswordField, passwordField, typedEmailField } from '../fields/scalars.ts'
import { optionalLine, requiredLine } from '../fields/text.ts'

const fullName = () => requiredLine(200)

export const unlockGateInput = z.strictObject({ password: passwordField() })

export const signUpInput = z.strictObject({
  fullName: fullName(),
  email: emailField(),
  password: newPasswordField(),
})

const credentials = { email: typedEmailField(), password: passwordField() }

export const signInInput = z.strictObject(credentials)

export const teamSignInInput = z.strictObject(credentials)

/** `password` is required if the one given at sign-up must not count. */
export const confirmEmailInput = z.strictObject({
  token: tokenField(),
  password: newPasswordField().optional(),
})

export const resendConfirmationInput = z.strictObject({ email: emailField() })

export const requestPasswordResetInput = z.strictObject({ email: emailField() })

export const resetPasswordInput = z.strictObject({ token: tokenField(), password: newPasswordField() })

export const changePasswordInput = z.strictObject({ current: passwordField(), next: newPasswordField() })

/** Re-authentication with the user's password before sensitive acts. */
export const provePasswordInput = z.strictObject({ password: passwordField() })

export const revokeSessionInput = z.strictObject({ id: tokenField() })

/** Schema of a code of the authenticator app, six digits, or a recovery code; `readCode` tells them apart. */
const secondFactorCode = () => requiredLine(40)

/** `code` is required if the second factor is on. */
export const askEmailChangeInput = z.strictObject({
  email: emailField(),
  password: passwordField(),
  code: optionalLine(40),
})

export const openEmailLinkInput = z.strictObject({ token: tokenField() })

export const beginMfaInput = z.strictObject({ password: passwordField() })

export const confirmMfaInput = z.strictObject({ code: secondFactorCode() })

export const verifyMfaInput = z.strictObject({ code: secondFactorCode() })

export const disableMfaInput = z.strictObject({ password: passwordField(), code: secondFactorCode() })

export const renewRecoveryCodesInput = z.strictObject({ password: passwordField(), code: secondFactorCode() })
