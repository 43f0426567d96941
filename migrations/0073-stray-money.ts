import { type Kysely, sql } from 'kysely'

/** New columns that may be null: the release before neither reads nor writes them. */
export const compatible = true

/**
 * Keeps money that a settlement refused as a difference: why, what was due at that moment, and what became of it. `cause`
 * is null for what the daily comparison found.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_differences
      add column cause text,
      add column due_cents integer,
      add column resolution text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_differences drop column cause, drop column due_cents, drop column resolution`.execute(
    db,
  )
}
