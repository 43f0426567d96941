import { type Kysely, sql } from 'kysely'

/** Creates the list of migrations under which the former release still runs. It cannot read newer migration files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table compatible_migrations (name text primary key)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('compatible_migrations').execute()
}
