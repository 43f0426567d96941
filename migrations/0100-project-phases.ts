import { type Kysely, sql } from 'kysely'

/** A table that the former release neither reads nor writes. */
export const compatible = true

/**
 * Creates the planned phases of projects, one of each kind (docs/decisions/schedule.md). `version` changes with every
 * write; an update names the version that it is based on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table project_phases (
      project_id uuid not null references projects on delete cascade,
      kind text not null check (kind in ('preproduction', 'shooting', 'editing', 'review')),
      starts_on date not null,
      ends_on date not null,
      member_id uuid references team_members on delete set null,
      version uuid not null default gen_random_uuid(),
      updated_at timestamptz(3) not null default now(),
      primary key (project_id, kind),
      check (ends_on between starts_on and starts_on + 365)
    )`.execute(db)
  await sql`create index project_phases_days on project_phases using gist (daterange(starts_on, ends_on, '[]'))`.execute(
    db,
  )
  await sql`create index project_phases_member on project_phases (member_id, ends_on)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('project_phases').execute()
}
