import { type Kysely, sql } from 'kysely'

/** Adds the time at which the author last edited a comment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deliverable_comments add column edited_at timestamptz(3)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deliverable_comments drop column edited_at`.execute(db)
}
