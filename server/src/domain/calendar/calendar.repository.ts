import type { Database } from '../../platform/db/store.ts'

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
    .where('users.emailConfirmedAt', 'is not', null)
    .where('users.disabledAt', 'is', null)
    .executeTakeFirst()
}
