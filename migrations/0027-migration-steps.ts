import { type Kysely, sql } from 'kysely'

/** Creates the table of progress of large migration steps. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table migration_steps (
      step text primary key,
      reached text,
      rows_done bigint not null default 0,
      done_at timestamptz(3)
    )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('migration_steps').execute()
}
