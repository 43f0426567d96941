import type { AppDeps } from './platform.ts'

/** The person who acts or looks, in a session of theirs, and the member that this person is, if any. */
export interface Actor {
  userId: string
  /** As it is at the time of the act: the audit log keeps it. */
  name: string
  sessionHandle: string
  member?: { id: string; isManager: boolean } | undefined
  /** True for a member limited to accounting, who reads every invoice; `member` is then missing beside RPC. */
  isAccountant?: boolean
}

/** The member whose permissions apply, without a user: in the team hub, or in a job or a feed that acts for a member. */
export interface MemberScope {
  member: { id: string; isManager: boolean }
}

/** The platform as one person uses it: what is done in its transactions is theirs. */
export function withActor(platform: AppDeps, actor: Actor): AppDeps {
  return { ...platform, transact: act => platform.transact(act, actor) }
}
