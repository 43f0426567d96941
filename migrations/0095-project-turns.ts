import { type Kysely, type RawBuilder, sql } from 'kysely'

/** A table that the former release neither reads nor writes; a trigger fills it for new projects. */
export const compatible = true

/**
 * Creates the result of `turnOf` for each project (docs/decisions/whose-turn.md). A job recomputes rows whose
 * `recheck_at` is past; new projects are due at once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table project_turns (
      project_id uuid primary key references projects on delete cascade,
      side text not null check (side in ('team', 'client', 'none')),
      because text not null,
      since timestamptz(3) not null,
      recheck_at timestamptz(3),
      active_at timestamptz(3) not null
    )`.execute(db)
  await sql`create index project_turns_side on project_turns (side, since, project_id)`.execute(db)
  await sql`create index project_turns_since on project_turns (since, project_id)`.execute(db)
  await sql`create index project_turns_active on project_turns (active_at desc, project_id desc)`.execute(db)
  await sql`create index project_turns_recheck on project_turns (recheck_at) where recheck_at is not null`.execute(
    db,
  )
  await sql`
    create function add_project_turn() returns trigger language plpgsql as $$
    begin
      insert into project_turns (project_id, side, because, since, recheck_at, active_at)
      values (new.id, 'client', 'brief-to-write', new.created_at, new.created_at, new.updated_at);
      return null;
    end $$`.execute(db)
  await sql`
    create trigger add_turn after insert on projects
    for each row execute function add_project_turn()`.execute(db)
}

/** Step that adds a row for every older project, which the job then computes. */
export const steps = [
  {
    name: 'fill',
    table: 'projects',
    fill: (trx: Kysely<unknown>, within: RawBuilder<boolean>) =>
      sql`
        insert into project_turns (project_id, side, because, since, recheck_at, active_at)
        select id, 'client', 'brief-to-write', created_at, created_at, updated_at
        from projects where ${within}
        on conflict (project_id) do nothing`.execute(trx),
  },
]

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger add_turn on projects`.execute(db)
  await sql`drop function add_project_turn()`.execute(db)
  await db.schema.dropTable('project_turns').execute()
}
