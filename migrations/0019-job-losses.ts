import { type Kysely, sql } from 'kysely'

/** Counts how often a process ended while it ran a job. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_losses (
      job_id uuid primary key,
      losses integer not null,
      lost_at timestamptz(3) not null
    )`.execute(db)
  await sql`create index job_losses_lost_at on job_losses (lost_at)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('job_losses').execute()
}
