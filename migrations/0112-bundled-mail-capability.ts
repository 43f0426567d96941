import { type Kysely, sql } from 'kysely'

/** A column that may be null: the release before neither reads nor writes it. */
export const compatible = true

/** What a client must still be able to do when a waiting mail goes out; null for whatever hats they have. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bundled_mails add column capability text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bundled_mails drop column capability`.execute(db)
}
