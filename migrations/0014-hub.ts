import { type Kysely, sql } from 'kysely'

/** How far each member has read the chat, the private calendar addresses, and what timeline and search lean on. */
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
  // Only trigrams serve a search for words that stand anywhere in a text. Entries that wait to be sorted in make the
  // index look dear, and the whole table would be read instead.
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
