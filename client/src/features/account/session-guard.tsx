import { Navigate, useLocation } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { authTexts } from 'shared/messages/it/auth'
import { uiTexts } from 'shared/messages/it/screens'
import { unreachableText } from 'shared/messages/it/unreachable'
import { refreshSession, type Session, useSession } from '../../lib/session.ts'
import { ErrorState } from '../../ui/empty-state.tsx'
import style from './session-guard.module.css'

function SessionLoader() {
  return (
    <div className="first-guard" role="status">
      <title>{uiTexts.checking}</title>
      <span className={style.ring} aria-hidden="true" />
      {uiTexts.checking}
    </div>
  )
}

export type SignedIn = Extract<Session, { state: 'signed-in' }>

type Props = {
  /** Address that replaces the guarded one for signed-out users. */
  entrance: '/login' | '/team-login'
  children: (session: SignedIn) => ReactNode
}

// The address is read once: it changes while the redirect is under way.
function ToEntrance({ entrance, ended }: Pick<Props, 'entrance'> & { ended: boolean }) {
  const href = useLocation({ select: location => location.href })
  const [state] = useState(() => ({
    returnTo: href,
    notice: ended ? authTexts.sessionEnded : authTexts.redirected,
  }))
  return <Navigate to={entrance} replace state={state} />
}

/** Renders its children for signed-in users. Others are redirected to sign in and back. */
export function SessionGuard({ entrance, children }: Props) {
  const session = useSession()
  const [wasIn, setWasIn] = useState(false)
  if (session.state === 'signed-in' && !wasIn) setWasIn(true)
  if (session.state === 'signed-in') return children(session)
  if (session.state === 'loading') return <SessionLoader />
  if (session.state === 'unreachable')
    return <ErrorState title={authTexts.error} text={unreachableText} retry={() => void refreshSession()} />
  return <ToEntrance entrance={entrance} ended={wasIn} />
}
