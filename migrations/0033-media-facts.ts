import { type Kysely, sql } from 'kysely'

/** Adds the metadata that the server reads from a video (`shared/src/deliverables/media.ts`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table uploads add column media_facts jsonb`.execute(db)
  await sql`alter table deliverables add column media_facts jsonb`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deliverables drop column media_facts`.execute(db)
  await sql`alter table uploads drop column media_facts`.execute(db)
}
