import { type Kysely, sql } from 'kysely'

/** Creates the table of unfinished uploads. Adds the id under which an avatar is served. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table uploads (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      project_id uuid references projects on delete cascade,
      kind text not null check (kind in ('material', 'avatar', 'deliverable')),
      file_name text not null,
      file_type text not null,
      file_size bigint not null check (file_size >= 0),
      file_path text not null unique,
      finished_at timestamptz(3),
      lease_holder uuid,
      lease_until timestamptz(3),
      lease_wanted boolean not null default false,
      created_at timestamptz(3) not null default now(),
      check (kind = 'avatar' or project_id is not null)
    )`.execute(db)
  await sql`create index uploads_user_id on uploads (user_id)`.execute(db)
  await sql`create index uploads_project_id on uploads (project_id)`.execute(db)
  await sql`create index uploads_created_at on uploads (created_at)`.execute(db)
  await sql`alter table profiles add column avatar_id uuid unique`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profiles drop column avatar_id`.execute(db)
  await db.schema.dropTable('uploads').execute()
}
