import { type Kysely, sql } from 'kysely'

const tables = ['audit_requests', 'script_improvement_requests', 'interview_applications', 'contact_messages']

/** When the managers were told of a request: by a job, so that no form waits for what another form tells them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables)
    await sql`alter table ${sql.table(table)} add column arrival_told_at timestamptz(3)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of tables)
    await sql`alter table ${sql.table(table)} drop column arrival_told_at`.execute(db)
}
