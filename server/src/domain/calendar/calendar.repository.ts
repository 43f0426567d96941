import { sql } from 'kysely'
import type { MemberScope } from '../../platform/actor.ts'
import type { Database } from '../../platform/db/store.ts'
import { projectsWithClient } from '../projects/clients.queries.ts'
import { isListed } from '../projects/project-states.queries.ts'
import { isAssignedTo, isOnTeam } from '../projects/visibility.queries.ts'

export interface DeadlineQuery {
  /** The first and the last day, `YYYY-MM-DD`. */
  from: string
  to: string
  memberId?: string | undefined
  limit: number
}

/** The projects with a deadline in a span that the member may see, the earliest first; archived ones are left out. */
export function listDeadlines(
  db: Database,
  actor: MemberScope,
  { from, to, memberId, limit }: DeadlineQuery,
) {
  return projectsWithClient(db)
    .select(['projects.id', 'projects.title', 'projects.status', 'projects.updatedAt'])
    .select(sql<string>`projects.deadline`.as('deadline'))
    .where('projects.deadline', '>=', from)
    .where('projects.deadline', '<=', to)
    .where(isOnTeam(actor))
    .where(isListed)
    .$if(memberId !== undefined, query => query.where(isAssignedTo(memberId ?? '')))
    .orderBy('projects.deadline')
    .orderBy('projects.id')
    .limit(limit)
    .execute()
}

export interface CalendarAddress {
  teamMemberId: string
  seed: string
  tokenHash: string
  createdAt: Date
}

export function findFeed(db: Database, teamMemberId: string) {
  return db
    .selectFrom('calendarAddresses')
    .select(['teamMemberId', 'seed', 'tokenHash', 'createdAt'])
    .where('teamMemberId', '=', teamMemberId)
    .executeTakeFirst()
}

/** Puts an address in the place of the one before. */
export async function replaceAddress(db: Database, address: CalendarAddress): Promise<void> {
  const { seed, tokenHash, createdAt } = address
  await db
    .insertInto('calendarAddresses')
    .values(address)
    .onConflict(conflict => conflict.column('teamMemberId').doUpdateSet({ seed, tokenHash, createdAt }))
    .execute()
}

export async function deleteAddress(db: Database, teamMemberId: string): Promise<void> {
  await db.deleteFrom('calendarAddresses').where('teamMemberId', '=', teamMemberId).execute()
}

/** Whose calendar it is: a member who could sign in, not a suspended one. */
export function findMemberByToken(db: Database, tokenHash: string) {
  return db
    .selectFrom('calendarAddresses')
    .innerJoin('teamMembers', 'teamMembers.id', 'calendarAddresses.teamMemberId')
    .innerJoin('users', 'users.email', 'teamMembers.email')
    .select(['teamMembers.id', 'teamMembers.fullName', 'teamMembers.email', 'teamMembers.role'])
    .where('calendarAddresses.tokenHash', '=', tokenHash)
    .where('teamMembers.suspendedAt', 'is', null)
    .where('teamMembers.accountingOnly', '=', false)
    .where('users.emailConfirmedAt', 'is not', null)
    .where('users.disabledAt', 'is', null)
    .executeTakeFirst()
}
