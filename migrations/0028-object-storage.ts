import { type Kysely, sql } from 'kysely'

/**
 * Which place of files a database belongs to: the only row names it as the place names itself; until `marked_at`, the
 * place may not have been told yet. And under which id an object store puts the parts of an upload together.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table file_store (
      id uuid primary key default gen_random_uuid(),
      only_one boolean not null default true unique check (only_one),
      marked_at timestamptz(3)
    )`.execute(db)
  await sql`alter table uploads add column multipart_id text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table uploads drop column multipart_id`.execute(db)
  await db.schema.dropTable('file_store').execute()
}
