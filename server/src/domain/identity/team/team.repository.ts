import { fetchPage, type PageRequest } from '../../../platform/db/page.ts'
import type { RowChange } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'
import { managesAs } from './recipients.queries.ts'

const columns = [
  'id',
  'fullName',
  'email',
  'role',
  'bio',
  'phone',
  'location',
  'website',
  'linkedin',
  'instagram',
  'avatarUrl',
  'initials',
  'suspendedAt',
  'accountingOnly',
  'createdAt',
  'updatedAt',
] as const

const members = (db: Database) => db.selectFrom('teamMembers').select(columns)

/** Finds a member who is not suspended. */
export function findMemberByEmail(db: Database, email: string) {
  return members(db).where('email', '=', email).where('suspendedAt', 'is', null).executeTakeFirst()
}

export type Member = NonNullable<Awaited<ReturnType<typeof findMemberByEmail>>>

export function findMember(db: Database, id: string) {
  return members(db).where('id', '=', id).executeTakeFirst()
}

export function listMembers(db: Database, page: PageRequest) {
  return fetchPage(members(db), page)
}

export type MemberChange = RowChange<'teamMembers'>

/** Updates a member whose row is locked. */
export function updateMember(db: Database, id: string, change: MemberChange): Promise<Member> {
  return db
    .updateTable('teamMembers')
    .set(change)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export async function updateMemberAvatar(
  db: Database,
  userId: string,
  avatarUrl: string | null,
  updatedAt: Date,
): Promise<void> {
  await db
    .updateTable('teamMembers')
    .set({ avatarUrl, updatedAt })
    .where('email', '=', eb => eb.selectFrom('users').select('email').where('id', '=', userId))
    .execute()
}

export function insertMember(
  db: Database,
  member: { fullName: string; email: string; role: string; initials: string; createdAt: Date },
) {
  return db
    .insertInto('teamMembers')
    .values(member)
    .onConflict(conflict => conflict.column('email').doNothing())
    .returning(columns)
    .executeTakeFirst()
}

/** Counts and locks the other managers: the last one can neither lose the role nor be suspended. */
export async function countOtherManagers(db: Database, id: string, founderEmail: string | undefined) {
  // Locked in one order, so that two managers cannot demote each other at the same time.
  const managers = await db
    .selectFrom('teamMembers')
    .select('id')
    .where(managesAs(founderEmail))
    .where('suspendedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return managers.filter(manager => manager.id !== id).length
}

export function lockMember(db: Database, id: string) {
  return members(db).where('id', '=', id).forUpdate().executeTakeFirst()
}
