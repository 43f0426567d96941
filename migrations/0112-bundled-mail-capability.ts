import { type Kysely, sql } from 'kysely'

/** A column that may be null: the release before neither reads nor writes it. */
export const compatible = true

/** Capability that a client needs at the time a bundled mail is sent; null if none is needed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bundled_mails add column capability text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bundled_mails drop column capability`.execute(db)
}
