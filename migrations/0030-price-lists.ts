import { type Kysely, sql } from 'kysely'

/**
 * A confirmed quote keeps by which price list it was made, and what the payment screen counted for the same recap:
 * neither follows the prices of later days. Null: confirmed before they were kept.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quotes add column price_list text, add column payment_lines jsonb`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quotes drop column price_list, drop column payment_lines`.execute(db)
}
