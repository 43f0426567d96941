import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type AuthMode, AuthScreen } from '../../features/auth/auth-screen.tsx'
import { videoToSave } from '../../features/library/video-to-save.ts'
import { useSession } from '../../lib/session.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { AccessSearch } from './access-search.ts'

function useWayIn() {
  const navigate = useNavigate()
  const { returnTo, saveVideo } = useRouterState({ select: state => state.location.state })
  // Kept from the beginning: the address changes while one goes in.
  const [way] = useState({ href: returnTo ?? '/dashboard', state: saveVideo ? { saveVideo } : {} })
  const goIn = () => void navigate({ ...way, replace: true })
  const onSignedUp = (email: string) => saveVideo && videoToSave.keep(email, saveVideo)
  return { goIn, onSignedUp }
}

/** One screen behind two addresses; who is signed in already goes on to the dashboard. */
export function AccessPage({ search }: { search: AccessSearch }) {
  const navigate = useNavigate()
  const notice = useRouterState({ select: state => state.location.state.notice })
  const { goIn, onSignedUp } = useWayIn()
  const hydrated = useHydrated()
  const signedIn = useSession().state === 'signed-in'
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes in once, when the session is known
  useEffect(() => {
    if (signedIn) goIn()
  }, [signedIn])
  const setMode = (mode: AuthMode) =>
    void navigate({ to: '.', search: mode === 'sign-up' ? { mode } : {}, state: true, replace: true })
  return (
    <AuthScreen
      mode={(hydrated && search.mode) || 'sign-in'}
      onMode={setMode}
      onIn={goIn}
      onSignedUp={onSignedUp}
      // Kept by the browser over a reload, and not in the prerendered page.
      notice={hydrated ? notice : undefined}
      requiresSecondFactor={hydrated && search.step === 'code'}
      googleFailed={hydrated && search.error === 'google'}
    />
  )
}
