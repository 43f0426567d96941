import { type Kysely, sql } from 'kysely'

/** Adds read marks of the team chat, private calendar addresses, and indexes for timeline and search. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table team_chat_reads (
      team_member_id uuid primary key references team_members on delete cascade,
      read_at timestamptz(3) not null
    )`.execute(db)
  await sql`
    create table calendar_addresses (
      team_member_id uuid primary key references team_members on delete cascade,
      seed text not null,
      token_hash text not null unique,
      created_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`create index projects_timeline on projects (deadline, id) where deadline is not null`.execute(db)
  // Substring search needs trigrams. With `fastupdate` the pending list raises the index cost, and the planner would
  // scan the whole table.
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`
    create index projects_words on projects using gin (title gin_trgm_ops, description gin_trgm_ops)
    with (fastupdate = off)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const index of ['projects_words', 'projects_timeline']) await db.schema.dropIndex(index).execute()
  await sql`drop extension if exists pg_trgm`.execute(db)
  for (const table of ['calendar_addresses', 'team_chat_reads']) await db.schema.dropTable(table).execute()
}
