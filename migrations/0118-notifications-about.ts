import { type Kysely, sql } from 'kysely'

/** A column that may be null: the former release neither reads nor writes it. */
export const compatible = true

/** Adds the project, message and comment that a notification is about; null for those of earlier releases. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notifications add column about uuid[]`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notifications drop column about`.execute(db)
}
