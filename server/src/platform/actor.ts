import type { Platform } from './platform.ts'

/** The person who acts or looks, in a session of theirs, and the member that this person is, if any. */
export interface Actor {
  userId: string
  /** As it is at the time of the act: the audit log keeps it. */
  name: string
  sessionHandle: string
  member?: { id: string; isManager: boolean } | undefined
}

/** Who looks with the eyes of a member: somebody at work in the hub, or a job or an address that acts for one. */
export interface TeamActor {
  member: { id: string; isManager: boolean }
}

/** The platform as one person uses it: what is done in its transactions is theirs. */
export function actingAs(platform: Platform, actor: Actor): Platform {
  return { ...platform, transact: act => platform.transact(act, actor) }
}
