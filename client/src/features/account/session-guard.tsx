import { Navigate, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { authTexts } from 'shared/messages/it/auth'
import { unreachableText } from 'shared/messages/it/errors'
import { refreshSession, type Session, useSession } from '../../session.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Guard } from '../../ui/guard.tsx'

export type SignedIn = Extract<Session, { state: 'signed-in' }>

type Props = {
  /** Where who is not signed in is sent, in place of the guarded address. */
  entrance: '/login' | '/team-login'
  children: (session: SignedIn) => ReactNode
}

/** Lets signed-in people in; the others go to the entrance, and come back to where they wanted to go. */
export function SessionGuard({ entrance, children }: Props) {
  const session = useSession()
  const returnTo = useLocation({ select: location => location.href })
  if (session.state === 'signed-in') return children(session)
  if (session.state === 'loading') return <Guard />
  if (session.state === 'unreachable')
    return <ErrorState title={authTexts.error} text={unreachableText} retry={() => void refreshSession()} />
  return <Navigate to={entrance} replace state={{ returnTo, notice: authTexts.redirected }} />
}
