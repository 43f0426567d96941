import { sql } from 'kysely'
import { fetchPage, type PageRequest } from '../../../platform/db/page.ts'
import type { RowChange } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'

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

export async function hasSuspendedMember(db: Database, email: string): Promise<boolean> {
  const member = await db
    .selectFrom('teamMembers')
    .select('id')
    .where('email', '=', email)
    .where('suspendedAt', 'is not', null)
    .executeTakeFirst()
  return member !== undefined
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

const managerRole = sql<boolean>`team_members.role ~* 'project manager|founder'`

const managesAs = (founderEmail: string | undefined) =>
  founderEmail ? sql<boolean>`(${managerRole} or team_members.email = ${founderEmail})` : managerRole

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

export interface Recipient {
  userId: string
  email: string
  fullName: string
}

/** Members who get notifications about projects and leads: they can sign in and are not limited to accounting. */
const listeners = (db: Database) => membersWithAccount(db).where('teamMembers.accountingOnly', '=', false)

const membersWithAccount = (db: Database) =>
  db
    .selectFrom('teamMembers')
    .innerJoin('users', 'users.email', 'teamMembers.email')
    .select(['users.id as userId', 'users.email', 'teamMembers.fullName'])
    .where('teamMembers.suspendedAt', 'is', null)
    .where('users.emailConfirmedAt', 'is not', null)
    .where('users.disabledAt', 'is', null)

/** Lists the managers who can sign in; the founder's address counts as one. */
export function selectManagers(db: Database, founderEmail: string | undefined): Promise<TeamRecipient[]> {
  return membersWithAccount(db).select('teamMembers.id as memberId').where(managesAs(founderEmail)).execute()
}

/** Lists the members assigned to a project who can sign in. */
export function listAssigned(db: Database, projectId: string): Promise<TeamRecipient[]> {
  return listeners(db)
    .select('teamMembers.id as memberId')
    .innerJoin('projectTeamAssignments', 'projectTeamAssignments.teamMemberId', 'teamMembers.id')
    .where('projectTeamAssignments.projectId', '=', projectId)
    .execute()
}

/** Lists the accounts of some members, without those limited to accounting. */
export function listListeners(db: Database, memberIds: string[]): Promise<Recipient[]> {
  if (memberIds.length === 0) return Promise.resolve([])
  return listeners(db).where('teamMembers.id', 'in', memberIds).execute()
}

/** Lists the accounts of some members, those limited to accounting included. */
export function listAccountsOf(db: Database, memberIds: string[]): Promise<Recipient[]> {
  if (memberIds.length === 0) return Promise.resolve([])
  return membersWithAccount(db).where('teamMembers.id', 'in', memberIds).execute()
}

export interface TeamRecipient extends Recipient {
  memberId: string
}

/** Lists all members who can sign in, without those limited to accounting. */
export function listEveryone(db: Database): Promise<TeamRecipient[]> {
  return listeners(db).select(['teamMembers.id as memberId']).execute()
}

/** Ends all sessions of the user with this address. Returns the user id, if there is an account. */
export async function endSessionsOf(db: Database, email: string): Promise<string | undefined> {
  const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  if (user) await db.deleteFrom('sessions').where('userId', '=', user.id).execute()
  return user?.id
}

/** Locks a member until the transaction ends. */
export function lockMember(db: Database, id: string) {
  return members(db).where('id', '=', id).forUpdate().executeTakeFirst()
}
