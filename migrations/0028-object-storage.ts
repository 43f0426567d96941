import { type Kysely, sql } from 'kysely'

/**
 * Adds the id that pairs a database with its file storage; `marked_at` is null until the storage carries it. Adds the
 * multipart id of uploads in an object store.
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
