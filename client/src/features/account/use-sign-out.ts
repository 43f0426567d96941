import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { signOut } from '../../lib/sign-out.ts'

/** Leaves the guarded area first, then ends the session: otherwise the guard would lead to the entrance. */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  return useCallback(() => void navigate({ to: '/' }).then(signOut), [navigate])
}
