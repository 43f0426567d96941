import { type Kysely, sql } from 'kysely'

const tables = ['audit_requests', 'script_improvement_requests', 'interview_applications', 'contact_messages']

/** Adds the time at which managers were notified of a request. A job notifies them, so that no form waits for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables)
    await sql`alter table ${sql.table(table)} add column arrival_told_at timestamptz(3)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of tables)
    await sql`alter table ${sql.table(table)} drop column arrival_told_at`.execute(db)
}
