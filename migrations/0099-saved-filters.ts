import { type Kysely, sql } from 'kysely'

/** A table that the former release neither reads nor writes. */
export const compatible = true

/** Creates the table of named filters that members save for the hub's list. */
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
