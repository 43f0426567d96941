import { type Kysely, sql } from 'kysely'

/** A nullable column that the former release neither reads nor writes. */
export const compatible = true

/** Adds the date (Rome) on which the client was last reminded of their turn. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table project_turns add column reminded_on date`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table project_turns drop column reminded_on`.execute(db)
}
