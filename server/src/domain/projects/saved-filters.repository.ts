import { sql } from 'kysely'
import type { Database } from '../../platform/db/store.ts'

/** Stored filter; may contain values of a former release. */
export type StoredFilter = Record<string, string | true>

export function listSavedFilters(db: Database, userId: string) {
  return db
    .selectFrom('savedFilters')
    .select(['id', 'name', sql<StoredFilter>`filter`.as('filter')])
    .where('userId', '=', userId)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

export async function countOtherFilters(db: Database, { userId, name }: { userId: string; name: string }) {
  const { count } = await db
    .selectFrom('savedFilters')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('userId', '=', userId)
    .where('name', '<>', name)
    .executeTakeFirstOrThrow()
  return count
}

/** Saves a filter, replacing the user's filter of the same name. */
export function saveFilter(
  db: Database,
  { userId, name, filter }: { userId: string; name: string; filter: object },
): Promise<{ id: string }> {
  const json = JSON.stringify(filter)
  return db
    .insertInto('savedFilters')
    .values({ userId, name, filter: json })
    .onConflict(conflict => conflict.columns(['userId', 'name']).doUpdateSet({ filter: json }))
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Deletes a filter. Returns false if the user has no such filter. */
export async function deleteFilter(db: Database, { userId, id }: { userId: string; id: string }) {
  const deleted = await db
    .deleteFrom('savedFilters')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}
