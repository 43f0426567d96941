import { type Kysely, sql } from 'kysely'

/** A column that may be null: the former release neither reads nor writes it. */
export const compatible = true

/** Adds the capability that a client needs when a bundled mail is sent; null if none is needed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bundled_mails add column capability text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bundled_mails drop column capability`.execute(db)
}
