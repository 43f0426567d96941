import { type Kysely, sql } from 'kysely'

/** On which of the migrations the release before each of them still runs: that one cannot know it from a file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table compatible_migrations (name text primary key)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('compatible_migrations').execute()
}
