import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration'
import type { Database } from './store.ts'

/** A later release changed the database incompatibly; exit code 78. */
export class NewerStoreError extends Error {}

/**
 * Lists migrations of a later release that have run and that this release has no files for.
 * @throws NewerStoreError unless each of them is marked as compatible.
 */
export async function newerMigrations(db: Database, known: string[]): Promise<string[]> {
  const newest = known.toSorted().at(-1) ?? ''
  const newer = (await namesIn(db, DEFAULT_MIGRATION_TABLE)).filter(
    name => name > newest && !known.includes(name),
  )
  if (newer.length === 0) return []
  const compatible = await namesIn(db, 'compatible_migrations')
  const breaking = newer.find(name => !compatible.includes(name))
  if (breaking === undefined) return newer
  throw new NewerStoreError(
    `The database is of a later release: this one does not run on its migration ${breaking}. Start the later release, or restore a backup of this one into an empty database.`,
  )
}

/** Lists the names in a table of migrations, in order; empty if there is no such table. */
export async function namesIn(db: Database, table: string): Promise<string[]> {
  const { rows: found } = await sql<{ present: boolean }>`
    select to_regclass(${table}) is not null as present`.execute(db)
  if (!found[0]?.present) return []
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)} order by name`.execute(db)
  return rows.map(row => row.name)
}

/** Marks a migration as compatible, in its transaction. */
export async function markCompatible(db: Database, name: string): Promise<void> {
  await sql`insert into compatible_migrations (name) values (${name})`.execute(db)
}

export async function unmarkCompatible(db: Database, name: string): Promise<void> {
  await sql`delete from compatible_migrations where name = ${name}`.execute(db)
}
