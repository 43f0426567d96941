import { useState } from 'react'
import { teamSignInInput } from 'shared/accounts/accounts.inputs'
import { authTexts } from 'shared/messages/it/auth'
import { applySession } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { appCodeOf, showErrorToast } from '../../ui/errors.ts'
import { FormStack, PasswordField, TextField } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'
import { AccessHead, Notice } from './notice.tsx'
import { ResendButton, useUnconfirmed } from './resend-confirmation.tsx'
import { SecondFactorStep } from './second-factor-step.tsx'

const texts = authTexts.team

function TeamPasswordStep({ onIn, onCode }: { onIn: () => void; onCode: () => void }) {
  const signIn = trpc.auth.teamSignIn.useMutation()
  const unconfirmed = useUnconfirmed()
  const { busy, field, formProps } = useZodForm({
    schema: teamSignInInput,
    initial: { email: '', password: '' },
    draft: 'team-access',
    excludeFromDraft: ['password'],
    onFailure: error =>
      appCodeOf(error) === 'BAD_CREDENTIALS'
        ? showToast({ variant: 'error', title: authTexts.error, text: texts.badCredentials })
        : showErrorToast(error),
    onInvalid: values => {
      if (values.email.trim() === '' || values.password === '')
        showToast({ variant: 'error', title: authTexts.error, text: texts.missing })
    },
    send: async input => {
      const answer = await unconfirmed.watch(input.email, signIn.mutateAsync(input))
      if ('secondFactor' in answer) return onCode()
      applySession(answer)
      showToast({ title: texts.ok })
      onIn()
    },
  })
  return (
    <>
      <AccessHead title={texts.title} text={texts.subtitle} />
      <FormStack {...formProps} gap={18} mt={28}>
        <TextField label={authTexts.email} type="email" autoComplete="email" {...field('email')} />
        <PasswordField label={authTexts.password} autoComplete="current-password" {...field('password')} />
        <Button type="submit" size="large" wide busy={busy}>
          {authTexts.signIn.submit}
        </Button>
        {unconfirmed.email && <ResendButton email={unconfirmed.email} />}
      </FormStack>
    </>
  )
}

export function TeamSignInScreen({ onIn, notice }: { onIn: () => void; notice?: string | undefined }) {
  const [step, setStep] = useState<{ code: boolean; notice?: string | undefined }>({ code: false })
  if (step.code) return <SecondFactorStep onIn={onIn} onBack={notice => setStep({ code: false, notice })} />
  return (
    <>
      <Notice text={step.notice ?? notice} isInitial={!step.notice} />
      <TeamPasswordStep onIn={onIn} onCode={() => setStep({ code: true })} />
    </>
  )
}
