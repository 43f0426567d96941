import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import type { RowChange } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'
import { companiesOf, companyOfProfile } from '../companies/membership.queries.ts'

export interface Avatar {
  avatarId: string
  avatarPath: string
}

/** Replaces a user's avatar, or removes it. Returns the storage path of the former one, or null. */
export async function replaceAvatar(db: Database, userId: string, avatar: Avatar | undefined, now: Date) {
  const before = await db
    .selectFrom('profiles')
    .select('avatarPath')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await db
    .updateTable('profiles')
    .set({ avatarId: avatar?.avatarId ?? null, avatarPath: avatar?.avatarPath ?? null, updatedAt: now })
    .where('id', '=', userId)
    .execute()
  return before.avatarPath
}

/**
 * Finds an avatar that the actor may see. Visible to a client: users of their companies and members of their projects.
 * Visible to a member, in addition: all members and the clients of assigned projects. Managers see all.
 */
export function findSeenAvatar(db: Database, { userId, member }: Actor, id: string) {
  const colleague = sql<boolean>`exists (
    select 1 from team_members join users on users.email = team_members.email where users.id = profiles.id)`
  const client = sql<boolean>`exists (
    select 1 from company_members
    join project_team_assignments as seen on seen.company_id = company_members.company_id
    where company_members.user_id = profiles.id and seen.team_member_id = ${member?.id ?? null}::uuid)`
  const maker = sql<boolean>`exists (
    select 1 from project_team_assignments as seen
    join team_members on team_members.id = seen.team_member_id
    join users on users.email = team_members.email
    where users.id = profiles.id and seen.company_id = any(${companiesOf(userId)}))`
  const ofOwnCompany = sql<boolean>`exists (
    select 1 from company_members
    where company_members.user_id = profiles.id and company_members.company_id = any(${companiesOf(userId)}))`
  return db
    .selectFrom('profiles')
    .select('avatarPath')
    .where('avatarId', '=', id)
    .$if(!member?.isManager, query =>
      query.where(({ eb, or }) =>
        or([eb('id', '=', userId), ofOwnCompany, maker, ...(member ? [colleague, client] : [])]),
      ),
    )
    .executeTakeFirst()
}

export async function listAvatarPaths(db: Database, among?: string[]): Promise<string[]> {
  const all = db
    .selectFrom('profiles')
    .select(sql<string>`avatar_path`.as('avatarPath'))
    .where('avatarPath', 'is not', null)
  const rows = await (among ? all.where('avatarPath', 'in', among) : all).execute()
  return rows.map(row => row.avatarPath)
}

const columns = [
  'fullName',
  'phone',
  'website',
  'description',
  'address',
  'vatNumber',
  'sdiCode',
  'pec',
  'avatarId',
  'createdAt',
  'updatedAt',
] as const

export function findProfile(db: Database, userId: string) {
  return db
    .selectFrom('profiles')
    .select(columns)
    .select(companyOfProfile().as('company'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** Returns the name of a company, and whether the tax data of a user's profile are about it: it was joined first. */
export function findCompanyOfUser(db: Database, userId: string, companyId: string) {
  return db
    .selectFrom('companies')
    .select('name')
    .select(
      sql<boolean>`id = (
        select company_id from company_members where user_id = ${userId} order by joined_at, company_id limit 1)`.as(
        'isOfProfile',
      ),
    )
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
}

export type ProfileChange = RowChange<'profiles'>

export async function updateProfile(
  db: Database,
  userId: string,
  change: ProfileChange & { updatedAt: Date },
): Promise<void> {
  await db.updateTable('profiles').set(change).where('id', '=', userId).execute()
}

/** Counts the projects of the user's companies, by status. */
export function countProjects(db: Database, userId: string) {
  return db
    .selectFrom('projects')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .where(sql<boolean>`company_id = any(${companiesOf(userId)})`)
    .groupBy('status')
    .execute()
}
