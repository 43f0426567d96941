import { Navigate, useLocation } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { authTexts } from 'shared/messages/it/auth'
import { unreachableText } from 'shared/messages/it/unreachable'
import { refreshSession, type Session, useSession } from '../../lib/session.ts'
import { ErrorState } from '../../ui/empty-state.tsx'
import { SessionLoader } from '../../ui/session-loader.tsx'

export type SignedIn = Extract<Session, { state: 'signed-in' }>

type Props = {
  /** Where who is not signed in is sent, in place of the guarded address. */
  entrance: '/login' | '/team-login'
  children: (session: SignedIn) => ReactNode
}

// The address is taken once: while one is being led away, it is already another.
function ToEntrance({ entrance, ended }: Pick<Props, 'entrance'> & { ended: boolean }) {
  const href = useLocation({ select: location => location.href })
  const [state] = useState(() => ({
    returnTo: href,
    notice: ended ? authTexts.sessionEnded : authTexts.redirected,
  }))
  return <Navigate to={entrance} replace state={state} />
}

/** Lets signed-in people in; the others go to the entrance, and come back to where they wanted to go. */
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
