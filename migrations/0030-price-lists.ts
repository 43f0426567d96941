import { type Kysely, sql } from 'kysely'

/**
 * Adds the price list and the lines of the payment screen to confirmed quotes, which keep them. Null: confirmed before
 * these were stored.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quotes add column price_list text, add column payment_lines jsonb`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quotes drop column price_list, drop column payment_lines`.execute(db)
}
