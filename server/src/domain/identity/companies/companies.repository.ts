import { sql } from 'kysely'
import type { CompanyRole } from 'shared/companies/hat'
import type { Database } from '../../../platform/db/store.ts'
import { chosenCompany, companiesOf } from './membership.queries.ts'

/** Inserts a company with the user as representative. Returns its id. */
export async function insertOwnCompany(db: Database, userId: string): Promise<string> {
  const { id } = await db.insertInto('companies').defaultValues().returning('id').executeTakeFirstOrThrow()
  await db.insertInto('companyMembers').values({ companyId: id, userId }).execute()
  return id
}

/**
 * Lists the user's companies in which the current act is allowed (`withCapability`): the one chosen in the session
 * first, the others in the order joined.
 */
export function listCompanies(db: Database, userId: string) {
  return db
    .selectFrom('companyMembers')
    .innerJoin('companies', 'companies.id', 'companyMembers.companyId')
    .select(['companies.id', 'companies.name', 'companyMembers.joinedAt', 'companyMembers.hats'])
    .where('companyMembers.userId', '=', userId)
    .where(sql<boolean>`company_members.company_id = any(${companiesOf(userId)})`)
    .orderBy(sql`companies.id is not distinct from ${chosenCompany()}::uuid`, 'desc')
    .orderBy('companyMembers.joinedAt')
    .orderBy('companies.id')
    .execute()
}

export async function updateCompany(
  db: Database,
  id: string,
  change: { name: string | null; updatedAt: Date },
): Promise<void> {
  await db.updateTable('companies').set(change).where('id', '=', id).execute()
}

export async function fillName(db: Database, id: string, name: string): Promise<void> {
  await db.updateTable('companies').set({ name }).where('id', '=', id).where('name', 'is', null).execute()
}

/** Locks a company until the transaction ends (`for no key update`, so rows may still refer to it). */
export function lockCompany(db: Database, id: string) {
  return db
    .selectFrom('companies')
    .select(['id', 'name'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Lists the members of a company in the order they joined. */
export function listCompanyMembers(db: Database, companyId: string) {
  return db
    .selectFrom('companyMembers')
    .innerJoin('users', 'users.id', 'companyMembers.userId')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['companyMembers.userId', 'companyMembers.joinedAt', 'companyMembers.hats'])
    .select(['users.email', 'profiles.fullName'])
    .where('companyMembers.companyId', '=', companyId)
    .orderBy('companyMembers.joinedAt')
    .orderBy('companyMembers.userId')
    .execute()
}

/** Adds a member; an existing one gets the new roles as well. */
export async function addCompanyMember(
  db: Database,
  member: { companyId: string; userId: string; hats: CompanyRole[]; joinedAt: Date },
): Promise<void> {
  await db
    .insertInto('companyMembers')
    .values(member)
    .onConflict(conflict =>
      conflict.columns(['userId', 'companyId']).doUpdateSet({
        hats: sql`array(select distinct hat from unnest(company_members.hats || excluded.hats) as hat)`,
      }),
    )
    .execute()
}

export async function updateHats(
  db: Database,
  { companyId, userId, hats }: { companyId: string; userId: string; hats: CompanyRole[] },
): Promise<void> {
  await db
    .updateTable('companyMembers')
    .set({ hats })
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .execute()
}

/** Deletes a membership, and the choice of this company in the user's sessions. */
export async function deleteCompanyMember(db: Database, companyId: string, userId: string): Promise<void> {
  await db
    .deleteFrom('companyMembers')
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .execute()
  await db
    .updateTable('sessions')
    .set({ companyId: null })
    .where('userId', '=', userId)
    .where('companyId', '=', companyId)
    .execute()
}

export async function chooseCompany(db: Database, sessionHandle: string, companyId: string): Promise<void> {
  await db.updateTable('sessions').set({ companyId }).where('handle', '=', sessionHandle).execute()
}

/** Deletes a user's companies that have no name, no project and no other member. */
export async function deleteEmptyCompanies(db: Database, userId: string): Promise<void> {
  await sql`
    delete from companies using company_members as own
    where own.company_id = companies.id and own.user_id = ${userId} and companies.name is null
      and not exists (select from projects where projects.company_id = companies.id)
      and not exists (
        select from company_members as other
        where other.company_id = companies.id and other.user_id <> ${userId})`.execute(db)
}
