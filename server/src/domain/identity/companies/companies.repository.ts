import { sql } from 'kysely'
import type { Database } from '../../../platform/db/store.ts'
import { companiesOf } from './membership.queries.ts'

/** Makes a person a company of their own, of which they are the representative. */
export async function insertOwnCompany(db: Database, userId: string): Promise<void> {
  const { id } = await db.insertInto('companies').defaultValues().returning('id').executeTakeFirstOrThrow()
  await db.insertInto('companyMembers').values({ companyId: id, userId }).execute()
}

/** The companies of a user in which the act may be done (`withCapability`), the one joined first at the head. */
export function listCompanies(db: Database, userId: string) {
  return db
    .selectFrom('companyMembers')
    .innerJoin('companies', 'companies.id', 'companyMembers.companyId')
    .select(['companies.id', 'companies.name', 'companyMembers.hats', 'companyMembers.joinedAt'])
    .where('companyMembers.userId', '=', userId)
    .where(sql<boolean>`company_members.company_id = any(${companiesOf(userId)})`)
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

/** Names a company that has no name. */
export async function fillName(db: Database, id: string, name: string): Promise<void> {
  await db.updateTable('companies').set({ name }).where('id', '=', id).where('name', 'is', null).execute()
}

/** Holds a company until the transaction ends; rows may refer to it meanwhile. */
export async function lockCompany(db: Database, id: string): Promise<void> {
  await db.selectFrom('companies').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}
