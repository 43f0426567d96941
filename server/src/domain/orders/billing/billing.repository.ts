import type { NewRow } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'
import { withCapability } from '../../identity/companies/membership.queries.ts'
import { isOwn } from '../../projects/visibility.queries.ts'

const columns = [
  'legalName',
  'vatNumber',
  'taxCode',
  'sdiCode',
  'pec',
  'street',
  'postalCode',
  'city',
  'province',
] as const

export function findBilling(db: Database, companyId: string) {
  return db.selectFrom('companyBilling').select(columns).where('companyId', '=', companyId).executeTakeFirst()
}

export function listBillingOf(db: Database, userId: string) {
  return db
    .selectFrom('companyBilling')
    .select([...columns, 'declaredBusinessAt'])
    .where(withCapability('order', () => isOwn(userId, 'companyBilling')))
    .orderBy('createdAt')
    .execute()
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
