import { type Kysely, sql } from 'kysely'

/** Adds the annotation of a comment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deliverable_comments add column drawing jsonb`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deliverable_comments drop column drawing`.execute(db)
}
