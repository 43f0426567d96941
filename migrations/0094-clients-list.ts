import { type Kysely, sql } from 'kysely'

export const compatible = true

/** Index for the order of the hub's list of clients. */
export const steps = [
  { name: 'order', index: 'companies_newest', on: sql`companies (created_at desc, id desc)` },
]

export async function up(): Promise<void> {}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index if exists companies_newest`.execute(db)
}
