import { type Kysely, sql } from 'kysely'

/** A table that the former release neither reads nor writes. */
export const compatible = true

/** Creates the private calendar addresses of clients, as `calendar_addresses` has those of members. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table client_calendar_addresses (
      user_id uuid primary key references users on delete cascade,
      seed text not null,
      token_hash text not null unique,
      created_at timestamptz(3) not null default now()
    )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('client_calendar_addresses').execute()
}
