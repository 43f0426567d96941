import { Anchor, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { signUpInput } from 'shared/accounts/accounts.inputs'
import { authTexts } from 'shared/messages/it/auth'
import { publicTexts } from 'shared/messages/it/public'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { FormStack, PasswordField, TextField } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'
import style from './auth-form.module.css'
import { ResendButton } from './resend-confirmation.tsx'

const texts = authTexts.signUp

/** Shown after sign-up: the account starts with the link in the mail. */
function MailSent({ email, onCorrect }: { email: string; onCorrect: () => void }) {
  const { sent } = texts
  return (
    <Stack component="section" gap={18} mt={28} aria-live="polite">
      <h2>{sent.title}</h2>
      <p className="breaks">{sent.text(email)}</p>
      <Text fz="sm" lh={1.6} c="dimmed">
        {sent.spam}
      </Text>
      <ResendButton email={email} />
      <button type="button" className={`plain-link ${style.link} ${style.switch}`} onClick={onCorrect}>
        {sent.correct}
      </button>
    </Stack>
  )
}

function Consent() {
  return (
    <Text fz="sm" lh={1.6} c="dimmed">
      {texts.terms}{' '}
      <Anchor inherit href="/terms" target="_blank" rel="noreferrer">
        {publicTexts.footer.terms}
      </Anchor>{' '}
      {texts.privacy}{' '}
      <Anchor inherit href="/privacy" target="_blank" rel="noreferrer">
        {publicTexts.footer.privacy}
      </Anchor>
      .
    </Text>
  )
}

/** Requests an account. The session starts only with the link in the mail. */
export function SignUpForm({ onSent }: { onSent: (email: string) => void }) {
  const [sentTo, setSentTo] = useState<string>()
  const signUp = trpc.auth.signUp.useMutation()
  const { form, busy, field, formProps } = useZodForm({
    schema: signUpInput,
    initial: { fullName: '', email: '', password: '' },
    draft: 'access',
    excludeFromDraft: ['password'],
    send: async input => {
      await signUp.mutateAsync(input)
      showToast(texts.ok)
      setSentTo(input.email)
      onSent(input.email)
    },
  })
  /** Returns to the form with what was typed, without the password. */
  const correct = () => {
    form.setFieldValue('password', '')
    setSentTo(undefined)
  }
  if (sentTo) return <MailSent email={sentTo} onCorrect={correct} />
  return (
    <FormStack {...formProps} gap={18} mt={28}>
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
    </FormStack>
  )
}
