import { useState } from 'react'
import { authTexts } from 'shared/messages/it/auth'
import { publicTexts } from 'shared/messages/it/public'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { showFailure } from '../../ui/failure.ts'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { useSchemaForm } from '../../ui/schema-form.ts'
import { showToast } from '../../ui/toast-store.ts'
import style from './auth-form.module.css'
import { MailSent } from './mail-sent.tsx'

const texts = authTexts.signUp

function useSignUp(onSent: (email: string) => void) {
  const [sentTo, setSentTo] = useState<string>()
  const signUp = trpc.auth.signUp.useMutation()
  const form = useSchemaForm({
    schema: () => import('shared/accounts/accounts.inputs').then(inputs => inputs.signUpInput),
    initial: { fullName: '', email: '', password: '' },
    draft: 'access',
    secrets: ['password'],
    onFailure: error => showFailure(error),
    send: async input => {
      await signUp.mutateAsync(input)
      showToast(texts.ok)
      setSentTo(input.email)
      onSent(input.email)
    },
  })
  /** Back to what was typed; the password is typed anew. */
  const correct = () => {
    form.form.setFieldValue('password', '')
    setSentTo(undefined)
  }
  return { ...form, sentTo, correct }
}

function Consent() {
  return (
    <p className={style.small}>
      {texts.terms}{' '}
      <a href="/terms" target="_blank" rel="noreferrer">
        {publicTexts.footer.terms}
      </a>{' '}
      {texts.privacy}{' '}
      <a href="/privacy" target="_blank" rel="noreferrer">
        {publicTexts.footer.privacy}
      </a>
      .
    </p>
  )
}

/** A new account: no session before the mail's link was used, so the next step is the mailbox. */
export function SignUpForm({ onSent }: { onSent: (email: string) => void }) {
  const { busy, field, formProps, sentTo, correct } = useSignUp(onSent)
  if (sentTo) return <MailSent email={sentTo} onCorrect={correct} />
  return (
    <form {...formProps} className={style.form}>
      <TextField label={authTexts.fullName} autoComplete="name" {...field('fullName')} />
      <TextField label={authTexts.email} type="email" autoComplete="email" {...field('email')} />
      <PasswordField
        label={authTexts.password}
        description={authTexts.passwordHint}
        autoComplete="new-password"
        {...field('password')}
      />
      <Consent />
      <Button type="submit" size="large" wide busy={busy}>
        {texts.submit}
      </Button>
    </form>
  )
}
