import { useEffect } from 'react'
import { authTexts } from 'shared/messages/it/auth'
import { showToast } from '../../ui/toast-store.ts'
import style from './auth-form.module.css'
import { GoogleButton } from './google-button.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

export type AuthMode = 'sign-in' | 'sign-up'

type Props = {
  mode: AuthMode
  onMode: (mode: AuthMode) => void
  onIn: () => void
  /** A sentence that came along with the navigation, shown in orange. */
  notice?: string | undefined
  googleFailed?: boolean
}

const heads = { 'sign-in': authTexts.signIn, 'sign-up': authTexts.signUp }

function useGoogleFailure(failed: boolean): void {
  useEffect(() => {
    if (failed) showToast({ tone: 'bad', title: authTexts.error, text: authTexts.google.failed })
  }, [failed])
}

/** Signing in and signing up: one screen with two modes. */
export function AuthScreen({ mode, onMode, onIn, notice, googleFailed = false }: Props) {
  useGoogleFailure(googleFailed)
  const message = googleFailed ? authTexts.google.failed : notice
  const isSignIn = mode === 'sign-in'
  return (
    <>
      {message && <p className={style.notice}>{message}</p>}
      <h1 className={style.title}>{heads[mode].title}</h1>
      <p className={style.subtitle}>{heads[mode].subtitle}</p>
      {isSignIn ? <SignInForm onIn={onIn} /> : <SignUpForm />}
      <GoogleButton />
      <button type="button" className={style.switch} onClick={() => onMode(isSignIn ? 'sign-up' : 'sign-in')}>
        {isSignIn ? authTexts.signIn.toSignUp : authTexts.signUp.toSignIn}
      </button>
    </>
  )
}
