import { sql } from 'kysely'
import type { MemberScope } from '../../platform/actor.ts'
import type { Database } from '../../platform/db/store.ts'
import { projectsWithClient } from '../projects/clients.queries.ts'
import { isListed } from '../projects/project-states.queries.ts'
import { isAmongAssigned, isListedFor } from '../projects/visibility.queries.ts'

export interface DeadlineQuery {
  /** First and last day, inclusive, `YYYY-MM-DD`. */
  from: string
  to: string
  memberId?: string | undefined
  isLatestFirst?: boolean
  limit: number
}

/** Lists projects with a deadline in a range that the member may see, by deadline; without archived ones. */
export function listDeadlines(
  db: Database,
  actor: MemberScope,
  { from, to, memberId, isLatestFirst, limit }: DeadlineQuery,
) {
  return projectsWithClient(db)
    .select(['projects.id', 'projects.title', 'projects.status', 'projects.updatedAt'])
    .select(sql<string>`projects.deadline`.as('deadline'))
    .where('projects.deadline', '>=', from)
    .where('projects.deadline', '<=', to)
    .where(isListedFor(actor))
    .where(isListed)
    .$if(memberId !== undefined, query => query.where(isAmongAssigned(memberId ?? '')))
    .orderBy('projects.deadline', isLatestFirst ? 'desc' : 'asc')
    .orderBy('projects.id')
    .limit(limit)
    .execute()
}

/** Feed of a member or a client. */
export interface CalendarAddress {
  seed: string
  tokenHash: string
  createdAt: Date
}

const columns = ['seed', 'tokenHash', 'createdAt'] as const

/** Creates the repository of one kind of feed, with at most one row per owner. */
const addressesIn = (table: 'calendarAddresses' | 'clientCalendarAddresses', column: string) => {
  // Both tables have these columns.
  const [addresses, owner] = [table as 'clientCalendarAddresses', column as 'userId']
  return {
    find: (db: Database, ownerId: string) =>
      db.selectFrom(addresses).select(columns).where(owner, '=', ownerId).executeTakeFirst(),
    /** Inserts the owner's feed or replaces it. */
    replace: (db: Database, ownerId: string, address: CalendarAddress) =>
      db
        .insertInto(addresses)
        .values({ [owner]: ownerId, ...address })
        .onConflict(conflict => conflict.column(owner).doUpdateSet(address))
        .execute(),
    remove: (db: Database, ownerId: string) => db.deleteFrom(addresses).where(owner, '=', ownerId).execute(),
  }
}

export type AddressStore = ReturnType<typeof addressesIn>

export const memberAddresses = addressesIn('calendarAddresses', 'teamMemberId')
export const clientAddresses = addressesIn('clientCalendarAddresses', 'userId')

/** Returns the owner of a calendar: a member who could sign in, not a suspended one. */
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

/** Returns the client of a feed, if the client may sign in. */
export function findClientByToken(db: Database, tokenHash: string) {
  return db
    .selectFrom('clientCalendarAddresses')
    .innerJoin('users', 'users.id', 'clientCalendarAddresses.userId')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['users.id', 'profiles.fullName'])
    .where('clientCalendarAddresses.tokenHash', '=', tokenHash)
    .where('users.emailConfirmedAt', 'is not', null)
    .where('users.disabledAt', 'is', null)
    .executeTakeFirst()
}
