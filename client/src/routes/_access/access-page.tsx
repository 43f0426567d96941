import { useHydrated, useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type AuthMode, AuthScreen } from '../../features/auth/auth-screen.tsx'
import { videoToSave } from '../../features/library/video-to-save.ts'
import { useSession } from '../../lib/session.ts'
import type { AccessSearch } from './access-search.ts'

function useSignInRedirect() {
  const navigate = useNavigate()
  const { returnTo, saveVideo } = useRouterState({ select: state => state.location.state })
  // Kept in state, because the address changes while the redirect runs.
  const [target] = useState({ href: returnTo ?? '/dashboard', state: saveVideo ? { saveVideo } : {} })
  const redirect = () => void navigate({ ...target, replace: true })
  const onSent = (sentTo: string | undefined) => {
    if (sentTo && saveVideo) videoToSave.keep(sentTo, saveVideo)
    void navigate({ to: '.', search: true, state: before => ({ ...before, sentTo }), replace: true })
  }
  return { redirect, onSent }
}

/** Renders the same screen at two addresses; redirects users who are signed in already. */
export function AccessPage({ search }: { search: AccessSearch }) {
  const navigate = useNavigate()
  const { notice, sentTo } = useRouterState({ select: state => state.location.state })
  const { redirect, onSent } = useSignInRedirect()
  const hydrated = useHydrated()
  const isSignedIn = useSession().state === 'signed-in'
  // biome-ignore lint/correctness/useExhaustiveDependencies: redirects once, when the session is known
  useEffect(() => {
    if (isSignedIn) redirect()
  }, [isSignedIn])
  const setMode = (mode: AuthMode) =>
    void navigate({
      to: '.',
      search: mode === 'sign-up' ? { mode } : {},
      state: before => ({ ...before, sentTo: undefined }),
      replace: true,
    })
  return (
    <AuthScreen
      mode={(hydrated && search.mode) || 'sign-in'}
      onMode={setMode}
      onIn={redirect}
      onSent={onSent}
      // History state survives a reload, but is not in the prerendered page.
      sentTo={hydrated ? sentTo : undefined}
      notice={hydrated ? notice : undefined}
      requiresSecondFactor={hydrated && search.step === 'code'}
      googleFailed={hydrated && search.error === 'google'}
    />
  )
}
