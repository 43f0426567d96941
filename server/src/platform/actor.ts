import type { AppDeps } from './platform.ts'

/** User who acts or reads in a session, with the member record if the user is a member. */
export interface Actor {
  userId: string
  /** Name at the time of the act; stored in the audit log. */
  name: string
  sessionHandle: string
  member?: { id: string; isManager: boolean } | undefined
  /** True for a member limited to accounting, who may read every invoice. `member` is then missing outside RPC. */
  isAccountant?: boolean
}

/** Member whose permissions apply, without a user: in the team hub, in a job, or in a feed. */
export interface MemberScope {
  member: { id: string; isManager: boolean }
}

/** Returns the platform with transactions attributed to `actor`. */
export function withActor(platform: AppDeps, actor: Actor): AppDeps {
  return { ...platform, transact: act => platform.transact(act, actor) }
}
