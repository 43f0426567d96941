import { type Kysely, sql } from 'kysely'

/** A column that may be null: the former release neither reads nor writes it. */
export const compatible = true

/** Adds the time at which a member last saved the report of an audit; null for the first reading. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit_requests add column report_saved_at timestamptz(3)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit_requests drop column report_saved_at`.execute(db)
}
