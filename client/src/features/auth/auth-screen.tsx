import { Text } from '@mantine/core'
import { IconBrandGoogleFilled } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { requestPasswordResetInput, signInInput } from 'shared/accounts/accounts.inputs'
import { authTexts } from 'shared/messages/it/auth'
import { applySession } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { getErrorMessage } from '../../ui/errors.ts'
import { FormStack, PasswordField, TextField } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'
import style from './auth-form.module.css'
import { AccessHead, Notice } from './notice.tsx'
import { ResendButton, useUnconfirmed } from './resend-confirmation.tsx'
import { SecondFactorStep } from './second-factor-step.tsx'
import { SignUpForm } from './sign-up-form.tsx'

export type AuthMode = 'sign-in' | 'sign-up'

interface SignInProps {
  onIn: () => void
  /** Called when the account requires a second factor. */
  onCode: () => void
}

function useForgottenPassword() {
  const texts = authTexts.reset
  const request = trpc.auth.requestPasswordReset.useMutation()
  const ask = async (email: string) => {
    const input = requestPasswordResetInput.safeParse({ email })
    if (!input.success) return showToast({ variant: 'error', ...texts.emailRequired })
    try {
      await request.mutateAsync(input.data)
      showToast(texts.sent)
    } catch (error) {
      showToast({ variant: 'error', title: authTexts.error, text: getErrorMessage(error) })
    }
  }
  return { ask, busy: request.isPending }
}

function SignInForm({ onIn, onCode }: SignInProps) {
  const signIn = trpc.auth.signIn.useMutation()
  const unconfirmed = useUnconfirmed()
  const { form, busy, field, formProps } = useZodForm({
    schema: signInInput,
    initial: { email: '', password: '' },
    draft: 'access',
    excludeFromDraft: ['password'],
    send: async input => {
      const answer = await unconfirmed.watch(input.email, signIn.mutateAsync(input))
      if ('secondFactor' in answer) return onCode()
      applySession(answer)
      showToast(authTexts.signIn.ok)
      onIn()
    },
  })
  const forgotten = useForgottenPassword()
  const email = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) email.current?.focus({ preventScroll: true })
  }, [])
  return (
    <FormStack {...formProps} gap={18} mt={28}>
      <TextField ref={email} label={authTexts.email} type="email" autoComplete="email" {...field('email')} />
      <PasswordField label={authTexts.password} autoComplete="current-password" {...field('password')} />
      <button
        type="button"
        className={`plain-link ${style.link} ${style.forgot}`}
        disabled={forgotten.busy}
        onClick={() => void forgotten.ask(form.getValues().email)}
      >
        {authTexts.forgot}
      </button>
      <Button type="submit" size="large" wide busy={busy}>
        {authTexts.signIn.submit}
      </Button>
      {unconfirmed.email && <ResendButton email={unconfirmed.email} />}
    </FormStack>
  )
}

/** Links to the server's Google sign-in, and says so where that is not configured. */
function GoogleButton() {
  const isOff = trpc.auth.waysIn.useQuery().data?.google === false
  return (
    <>
      <p className={style.or}>{authTexts.google.or}</p>
      <ButtonAnchor variant="outline" wide href="/auth/google">
        <IconBrandGoogleFilled size={18} aria-hidden="true" />
        {authTexts.google.button}
      </ButtonAnchor>
      {isOff && (
        <Text mt={8} fz="0.9375rem" ta="center" c="dimmed">
          {authTexts.google.off}
        </Text>
      )}
    </>
  )
}

interface Props {
  mode: AuthMode
  onMode: (mode: AuthMode) => void
  onIn: () => void
  /** Address that the mail of a requested account was sent to; undefined while its form is shown. */
  sentTo: string | undefined
  onSent: (email: string | undefined) => void
  /** Message of the previous page, shown in orange. */
  notice?: string | undefined
  googleFailed?: boolean
  /** True after Google sign-in of an account with a second factor. */
  requiresSecondFactor?: boolean
}

const heads = { 'sign-in': authTexts.signIn, 'sign-up': authTexts.signUp }

type StepProps = Pick<Props, 'mode' | 'onMode' | 'onIn' | 'sentTo' | 'onSent'> & { onCode: () => void }

function PasswordStep({ mode, onMode, onIn, sentTo, onSent, onCode }: StepProps) {
  const isSignIn = mode === 'sign-in'
  const isSent = !isSignIn && sentTo !== undefined
  const switchMode = () => onMode(isSignIn ? 'sign-up' : 'sign-in')
  return (
    <>
      {!isSent && <AccessHead title={heads[mode].title} text={heads[mode].subtitle} />}
      {isSignIn ? <SignInForm onIn={onIn} onCode={onCode} /> : <SignUpForm sentTo={sentTo} onSent={onSent} />}
      {!isSent && <GoogleButton />}
      <button type="button" className={`plain-link ${style.link} ${style.switch}`} onClick={switchMode}>
        {isSignIn ? authTexts.signIn.toSignUp : authTexts.signUp.toSignIn}
      </button>
    </>
  )
}

export function AuthScreen({ notice, googleFailed = false, requiresSecondFactor = false, ...rest }: Props) {
  useEffect(() => {
    if (googleFailed) showToast({ variant: 'error', title: authTexts.error, text: authTexts.google.failed })
  }, [googleFailed])
  const [chosen, setChosen] = useState<{ step: 'password' | 'code'; notice?: string | undefined }>()
  if ((chosen?.step ?? (requiresSecondFactor ? 'code' : 'password')) === 'code') {
    return (
      <SecondFactorStep
        onIn={rest.onIn}
        onBack={message => setChosen({ step: 'password', notice: message })}
      />
    )
  }
  const message = chosen?.notice ?? (googleFailed ? authTexts.google.failed : notice)
  return (
    <>
      <Notice text={message} isInitial={!chosen?.notice} />
      <PasswordStep {...rest} onCode={() => setChosen({ step: 'code' })} />
    </>
  )
}
