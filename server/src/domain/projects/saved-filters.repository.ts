import { sql } from 'kysely'
import { countRows, hasRow } from '../../platform/db/row.ts'
import type { Database } from '../../platform/db/store.ts'

/** Stored filter; may contain values of a former release. */
export type StoredFilter = Record<string, string | true>

/** SQL condition: the user's filter has a name, in any letter case. */
const isNamed = (name: string) => sql<boolean>`lower(name) = lower(${name})`

/** Lists the user's filters, in no order. */
export function listSavedFilters(db: Database, userId: string) {
  return db
    .selectFrom('savedFilters')
    .select(['id', 'name', sql<StoredFilter>`filter`.as('filter')])
    .where('userId', '=', userId)
    .execute()
}

/** Locks the user's filters until the transaction ends, so that concurrent saves are counted in turn. */
export async function lockFilters(db: Database, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`filters ${userId}`}, 0))`.execute(db)
}

/** Counts the user's filters of other names. */
export const countOtherFilters = (db: Database, { userId, name }: { userId: string; name: string }) =>
  countRows(
    db
      .selectFrom('savedFilters')
      .where('userId', '=', userId)
      .where(eb => eb.not(isNamed(name))),
  )

/** Saves a filter, replacing the user's filters of the same name in any letter case. */
export async function saveFilter(
  db: Database,
  { userId, name, filter }: { userId: string; name: string; filter: object },
): Promise<{ id: string }> {
  const json = JSON.stringify(filter)
  await db
    .deleteFrom('savedFilters')
    .where('userId', '=', userId)
    .where('name', '<>', name)
    .where(isNamed(name))
    .execute()
  return db
    .insertInto('savedFilters')
    .values({ userId, name, filter: json })
    .onConflict(conflict => conflict.columns(['userId', 'name']).doUpdateSet({ filter: json }))
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Deletes a filter. Returns false if the user has no such filter. */
export const deleteFilter = (db: Database, { userId, id }: { userId: string; id: string }) =>
  hasRow(db.deleteFrom('savedFilters').where('id', '=', id).where('userId', '=', userId).returning('id'))
