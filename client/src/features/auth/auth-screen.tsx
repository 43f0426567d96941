import { useEffect, useState } from 'react'
import { authTexts } from 'shared/messages/it/auth'
import { showToast } from '../../ui/toast-store.ts'
import style from './auth-form.module.css'
import { GoogleButton } from './google-button.tsx'
import { SecondFactorStep } from './second-factor-step.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

export type AuthMode = 'sign-in' | 'sign-up'

type Props = {
  mode: AuthMode
  onMode: (mode: AuthMode) => void
  onIn: () => void
  /** An account was asked for, and its mail is on the way. */
  onSignedUp: (email: string) => void
  /** A sentence that came along with the navigation, shown in orange. */
  notice?: string | undefined
  googleFailed?: boolean
  /** Google has led here, and the code of the second factor is still owed. */
  codeOwed?: boolean
}

const heads = { 'sign-in': authTexts.signIn, 'sign-up': authTexts.signUp }

function useGoogleFailure(failed: boolean): void {
  useEffect(() => {
    if (failed) showToast({ tone: 'bad', title: authTexts.error, text: authTexts.google.failed })
  }, [failed])
}

type StepProps = Pick<Props, 'mode' | 'onMode' | 'onIn' | 'onSignedUp'> & { onCode: () => void }

function PasswordStep({ mode, onMode, onIn, onSignedUp, onCode }: StepProps) {
  const isSignIn = mode === 'sign-in'
  return (
    <>
      <h1 className={style.title}>{heads[mode].title}</h1>
      <p className={style.subtitle}>{heads[mode].subtitle}</p>
      {isSignIn ? <SignInForm onIn={onIn} onCode={onCode} /> : <SignUpForm onSent={onSignedUp} />}
      <GoogleButton />
      <button type="button" className={style.switch} onClick={() => onMode(isSignIn ? 'sign-up' : 'sign-in')}>
        {isSignIn ? authTexts.signIn.toSignUp : authTexts.signUp.toSignIn}
      </button>
    </>
  )
}

/** Signing in, with its second step, and signing up: one screen. */
export function AuthScreen({ notice, googleFailed = false, codeOwed = false, ...rest }: Props) {
  useGoogleFailure(googleFailed)
  const [chosen, setChosen] = useState<{ step: 'password' | 'code'; notice?: string | undefined }>()
  if ((chosen?.step ?? (codeOwed ? 'code' : 'password')) === 'code') {
    return (
      <SecondFactorStep
        onIn={rest.onIn}
        onBack={sentence => setChosen({ step: 'password', notice: sentence })}
      />
    )
  }
  const message = chosen?.notice ?? (googleFailed ? authTexts.google.failed : notice)
  return (
    <>
      {message && (
        <p className={style.notice} role={chosen?.notice && 'alert'}>
          {message}
        </p>
      )}
      <PasswordStep {...rest} onCode={() => setChosen({ step: 'code' })} />
    </>
  )
}
