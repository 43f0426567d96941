import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { uiTexts } from 'shared/messages/it/screens'
import { unreachableText } from 'shared/messages/it/unreachable'
import { showToast } from '../ui/toast-store.ts'
import { applySession } from './session.ts'

/** Ends the session on the server and in every tab; without an answer one stays signed in, and is told. */
export async function signOut(): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch('/trpc/auth.signOut', { method: 'POST', headers, keepalive: true }).catch(
    () => undefined,
  )
  const over = response?.ok || response?.status === 401 || response?.status === 403
  if (over) applySession({ user: null })
  else showToast({ variant: 'error', title: uiTexts.error, text: unreachableText })
}

/** Leaves the guarded area first, then ends the session: otherwise the guard would lead to the entrance. */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  return useCallback(() => void navigate({ to: '/' }).then(signOut), [navigate])
}
