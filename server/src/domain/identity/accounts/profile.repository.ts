import { sql } from 'kysely'
import type { RowChange } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'
import { companiesOf, companyNameOf } from '../companies/membership.queries.ts'

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
    .select(companyNameOf('profiles.id').as('company'))
    .where('id', '=', userId)
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

/** How many projects the person's companies have in each status. */
export function countProjects(db: Database, userId: string) {
  return db
    .selectFrom('projects')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .where(sql<boolean>`company_id = any(${companiesOf(userId)})`)
    .groupBy('status')
    .execute()
}
