import { useEffect, useRef } from 'react'
import { authTexts } from 'shared/messages/it/auth'
import { Button } from '../../ui/button.tsx'
import { PasswordField, TextField } from '../../ui/field.tsx'
import style from './auth-form.module.css'
import { ResendButton } from './resend-confirmation.tsx'
import { useForgottenPassword } from './use-forgotten-password.ts'
import { useSignIn } from './use-sign-in.ts'

/** E-mail and password. */
export function SignInForm(way: { onIn: () => void; onCode: () => void }) {
  const { form, busy, field, formProps, unconfirmed } = useSignIn(way)
  const forgotten = useForgottenPassword()
  const email = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) email.current?.focus({ preventScroll: true })
  }, [])
  return (
    <form {...formProps} className={style.form}>
      <TextField ref={email} label={authTexts.email} type="email" autoComplete="email" {...field('email')} />
      <PasswordField label={authTexts.password} autoComplete="current-password" {...field('password')} />
      <button
        type="button"
        className={style.forgot}
        disabled={forgotten.busy}
        onClick={() => void forgotten.ask(form.getValues().email)}
      >
        {authTexts.forgot}
      </button>
      <Button type="submit" size="large" wide busy={busy}>
        {authTexts.signIn.submit}
      </Button>
      {unconfirmed && <ResendButton email={unconfirmed} />}
    </form>
  )
}
