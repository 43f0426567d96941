import { type Kysely, sql } from 'kysely'

/**
 * Adds the last status that the client was notified of, and the time at which the status was set. Adds the phone number
 * of interview applications.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table projects
      add column told_status text,
      add column status_set_at timestamptz(3)`.execute(db)
  await sql`alter table interview_applications add column phone text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table interview_applications drop column phone`.execute(db)
  await sql`alter table projects drop column status_set_at, drop column told_status`.execute(db)
}
