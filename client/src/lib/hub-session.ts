import { createContext, use } from 'react'
import type { SessionUser, TeamMember } from './session.ts'

type HubSession = { user: SessionUser; member: TeamMember }

export const HubContext = createContext<HubSession | undefined>(undefined)

/** Who is at work, for what stands in the hub: nothing of it is there before that is known. */
export function useHubSession(): HubSession {
  const session = use(HubContext)
  if (!session) throw new Error('Nobody is at work outside of the hub.')
  return session
}
