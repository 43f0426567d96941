import { type Kysely, sql } from 'kysely'

/** A table that the release before neither reads nor writes. */
export const compatible = true

/** Filters of the hub's list that a member keeps under a name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_filters (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      name text not null,
      filter jsonb not null,
      created_at timestamptz(3) not null default now(),
      unique (user_id, name)
    )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('saved_filters').execute()
}
