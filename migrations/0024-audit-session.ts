import { type Kysely, sql } from 'kysely'

/** The session in which a person acted; no reference, since sessions end and the log stays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit_log add column session_handle uuid`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit_log drop column session_handle`.execute(db)
}
