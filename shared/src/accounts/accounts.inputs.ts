import { z } from '../errors/zod.ts'
import { tokenField } from '../fields/id.ts'
import { emailField, newPasswordField, passwordField, typedEmailField } from '../fields/scalars.ts'
import { requiredLine } from '../fields/text.ts'

const fullName = () => requiredLine(200)

export const unlockGateInput = z.strictObject({ password: passwordField() })

export const signUpInput = z.strictObject({
  fullName: fullName(),
  email: emailField(),
  password: newPasswordField(),
})

const credentials = () => z.strictObject({ email: typedEmailField(), password: passwordField() })

export const signInInput = credentials()

export const teamSignInInput = credentials()

/** `password` is required if the one given at sign-up must not count. */
export const confirmEmailInput = z.strictObject({
  token: tokenField(),
  password: newPasswordField().optional(),
})

export const resendConfirmationInput = z.strictObject({ email: emailField() })

export const requestPasswordResetInput = z.strictObject({ email: emailField() })

export const resetPasswordInput = z.strictObject({ token: tokenField(), password: newPasswordField() })

/** Schema of a code of the authenticator app, six digits, or a recovery code; `readCode` tells them apart. */
export const secondFactorCode = () => requiredLine(40)

export const verifyMfaInput = z.strictObject({ code: secondFactorCode() })
