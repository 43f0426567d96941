import { type Kysely, sql } from 'kysely'

/** When the author of a comment last changed its words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deliverable_comments add column edited_at timestamptz(3)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deliverable_comments drop column edited_at`.execute(db)
}
