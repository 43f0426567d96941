import { createContext, use } from 'react'
import type { SessionUser, TeamMember } from './session.ts'

type HubSession = { user: SessionUser; member: TeamMember }

export const HubContext = createContext<HubSession | undefined>(undefined)

/** Returns the signed-in member. Used below the session guard of the hub, where it is loaded. */
export function useHubSession(): HubSession {
  const session = use(HubContext)
  if (!session) throw new Error('Nobody is at work outside of the hub.')
  return session
}

export const useIsManager = (): boolean => useHubSession().member.isManager
