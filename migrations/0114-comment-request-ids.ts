import { type Kysely, sql } from 'kysely'

/** A column that may be null: the former release neither reads nor writes it. */
export const compatible = true

/** Adds the idempotency key of a comment. It has no index: it is looked up within one version, under a lock. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deliverable_comments add column request_id uuid`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deliverable_comments drop column request_id`.execute(db)
}
