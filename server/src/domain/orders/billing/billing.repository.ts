import type { NewRow } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'

export function findBilling(db: Database, companyId: string) {
  return db
    .selectFrom('companyBilling')
    .select(['legalName', 'vatNumber', 'taxCode', 'sdiCode', 'pec'])
    .select(['street', 'postalCode', 'city', 'province'])
    .where('companyId', '=', companyId)
    .executeTakeFirst()
}

/** Stores the billing data of a company, replacing earlier data. */
export async function putBilling(
  db: Database,
  { companyId, createdAt, ...billing }: NewRow<'companyBilling'>,
): Promise<void> {
  await db
    .insertInto('companyBilling')
    .values({ companyId, createdAt, ...billing })
    .onConflict(conflict => conflict.column('companyId').doUpdateSet(billing))
    .execute()
}

export async function listBilled(db: Database, companyIds: string[]): Promise<string[]> {
  if (companyIds.length === 0) return []
  const rows = await db
    .selectFrom('companyBilling')
    .select('companyId')
    .where('companyId', 'in', companyIds)
    .execute()
  return rows.map(({ companyId }) => companyId)
}
