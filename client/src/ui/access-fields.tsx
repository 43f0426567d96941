import type { PasswordInputProps, TextInputProps } from '@mantine/core'
import { authTexts } from 'shared/messages/it/auth'
import style from './field.module.css'
import { type FieldProps, PasswordField, TextField } from './field.tsx'

type Props = TextInputProps & { fieldKey?: string; recovery?: boolean }

/** Renders a code of an authenticator app, which phones fill in by themselves, or a recovery code. */
export function CodeField({ recovery = false, ...rest }: Props) {
  return (
    <TextField
      autoComplete={recovery ? 'off' : 'one-time-code'}
      inputMode={recovery ? 'text' : 'numeric'}
      autoCapitalize={recovery ? 'characters' : 'off'}
      autoCorrect="off"
      spellCheck={false}
      wrapperProps={{ className: style.code }}
      {...rest}
    />
  )
}

/** Asks for a password that is set now, and says what it must contain. */
export const NewPasswordField = (props: PasswordInputProps & FieldProps) => (
  <PasswordField description={authTexts.passwordHint} autoComplete="new-password" {...props} />
)
