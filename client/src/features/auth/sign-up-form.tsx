import { Anchor, Stack, Text, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { signUpInput } from 'shared/accounts/accounts.inputs'
import { authTexts } from 'shared/messages/it/auth'
import { publicTexts } from 'shared/messages/it/public'
import { trpc } from '../../lib/trpc.ts'
import { NewPasswordField } from '../../ui/access-fields.tsx'
import { TextField } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'
import style from './auth-form.module.css'
import { AccessForm } from './notice.tsx'
import { ResendButton } from './resend-confirmation.tsx'

const texts = authTexts.signUp

/** Shown after sign-up: the account starts with the link in the mail. Takes the focus of the form that it replaces. */
function MailSent({ email, onCorrect }: { email: string; onCorrect: () => void }) {
  const { sent } = texts
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Stack component="section" gap={18}>
      <Title ref={title} tabIndex={-1} fz="2.375rem" lh={1.12}>
        {sent.title}
      </Title>
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

interface SignUpProps {
  /** Address that the mail was sent to; undefined while the form is shown. */
  sentTo: string | undefined
  onSent: (email: string | undefined) => void
}

/** Requests an account. The session starts only with the link in the mail. */
export function SignUpForm({ sentTo, onSent }: SignUpProps) {
  const signUp = trpc.auth.signUp.useMutation()
  const { form, busy, field, formProps } = useZodForm({
    schema: signUpInput,
    initial: { fullName: '', email: '', password: '' },
    draft: 'access',
    excludeFromDraft: ['password'],
    send: async input => {
      await signUp.mutateAsync(input)
      showToast(texts.ok)
      onSent(input.email)
    },
  })
  /** Returns to the form with what was typed, without the password. After a reload only the address is left. */
  const correct = () => {
    form.setFieldValue('email', sentTo ?? '')
    form.setFieldValue('password', '')
    onSent(undefined)
  }
  if (sentTo) return <MailSent email={sentTo} onCorrect={correct} />
  return (
    <AccessForm {...formProps} submit={texts.submit} busy={busy}>
      <TextField label={authTexts.fullName} autoComplete="name" {...field('fullName')} />
      <TextField label={authTexts.email} type="email" autoComplete="email" {...field('email')} />
      <NewPasswordField label={authTexts.password} {...field('password')} />
      <Consent />
    </AccessForm>
  )
}
