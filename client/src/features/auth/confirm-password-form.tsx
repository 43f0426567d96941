import { useState } from 'react'
import { authTexts } from 'shared/messages/it/auth'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/field.tsx'
import { useSchemaForm } from '../../ui/schema-form.ts'
import style from './auth-form.module.css'
import { sentenceFor } from './confirm-refusal.ts'
import { Notice } from './notice.tsx'

type ConfirmInput = { token: string; password: string }

/** A password that is typed where only the owner of the mail comes. */
export default function ConfirmPasswordForm({
  token,
  send,
}: {
  token: string
  send: (input: ConfirmInput) => Promise<unknown>
}) {
  const [problem, setProblem] = useState<string>()
  const { busy, field, formProps } = useSchemaForm({
    schema: () => import('shared/accounts/accounts.inputs').then(inputs => inputs.resetPasswordInput),
    initial: { password: '' },
    extra: { token },
    onFailure: error => setProblem(sentenceFor(error)),
    send,
  })
  return (
    <form {...formProps} className={style.form}>
      <Notice text={problem} />
      <PasswordField
        label={authTexts.reset.newPassword}
        description={authTexts.passwordHint}
        autoComplete="new-password"
        {...field('password')}
      />
      <Button type="submit" size="large" wide busy={busy}>
        {authTexts.confirm.button}
      </Button>
    </form>
  )
}
