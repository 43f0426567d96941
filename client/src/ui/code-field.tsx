import type { TextInputProps } from '@mantine/core'
import style from './field.module.css'
import { TextField } from './field.tsx'

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
