import { type Kysely, sql } from 'kysely'

/** New columns that may be null: the former release neither reads nor writes them. */
export const compatible = true

/**
 * Adds the reason, the amount due and the resolution of payments that a settlement rejected. `cause` is null for
 * differences found by the daily reconciliation.
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
