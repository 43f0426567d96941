import { type Kysely, sql } from 'kysely'

/** Adds the session of an audit entry. It has no foreign key: the log outlives sessions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit_log add column session_handle uuid`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit_log drop column session_handle`.execute(db)
}
