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
  limit: number
}

/** Lists projects with a deadline in a range that the member may see, earliest first; without archived ones. */
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
    .where(isListedFor(actor))
    .where(isListed)
    .$if(memberId !== undefined, query => query.where(isAmongAssigned(memberId ?? '')))
    .orderBy('projects.deadline')
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

/** Repository of one kind of feed, with at most one row per owner. */
export interface AddressStore {
  find(db: Database, ownerId: string): Promise<CalendarAddress | undefined>
  /** Inserts the owner's feed or replaces it. */
  replace(db: Database, ownerId: string, address: CalendarAddress): Promise<unknown>
  remove(db: Database, ownerId: string): Promise<unknown>
}

export const memberAddresses: AddressStore = {
  find: (db, teamMemberId) =>
    db
      .selectFrom('calendarAddresses')
      .select(columns)
      .where('teamMemberId', '=', teamMemberId)
      .executeTakeFirst(),
  replace: (db, teamMemberId, address) =>
    db
      .insertInto('calendarAddresses')
      .values({ teamMemberId, ...address })
      .onConflict(conflict => conflict.column('teamMemberId').doUpdateSet(address))
      .execute(),
  remove: (db, teamMemberId) =>
    db.deleteFrom('calendarAddresses').where('teamMemberId', '=', teamMemberId).execute(),
}

export const clientAddresses: AddressStore = {
  find: (db, userId) =>
    db.selectFrom('clientCalendarAddresses').select(columns).where('userId', '=', userId).executeTakeFirst(),
  replace: (db, userId, address) =>
    db
      .insertInto('clientCalendarAddresses')
      .values({ userId, ...address })
      .onConflict(conflict => conflict.column('userId').doUpdateSet(address))
      .execute(),
  remove: (db, userId) => db.deleteFrom('clientCalendarAddresses').where('userId', '=', userId).execute(),
}

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
