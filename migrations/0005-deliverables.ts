import { type Kysely, sql } from 'kysely'

/** Creates the tables of published versions and of their time-coded comments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deliverables (
      id uuid primary key default gen_random_uuid(),
      project_id uuid not null references projects on delete cascade,
      published_by uuid references team_members on delete set null,
      version_name text not null,
      notes text,
      file_name text not null,
      file_path text not null unique,
      file_size bigint not null check (file_size >= 0),
      format text not null default 'MP4',
      resolution text,
      duration_seconds double precision,
      frame_rate double precision,
      poster_path text,
      round integer not null default 1 check (round >= 1),
      changes_requested_at timestamptz(3),
      approved_at timestamptz(3),
      created_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`create index deliverables_list on deliverables (project_id, created_at desc, id desc)`.execute(db)
  await sql`create index deliverables_published_by on deliverables (published_by)`.execute(db)
  await sql`
    create table deliverable_comments (
      id uuid primary key default gen_random_uuid(),
      deliverable_id uuid not null references deliverables on delete cascade,
      parent_id uuid references deliverable_comments on delete cascade,
      user_id uuid references users on delete set null,
      author_name text not null,
      internal boolean not null default false,
      at_ms integer not null check (at_ms >= 0),
      text text not null,
      resolved_at timestamptz(3),
      created_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`
    create index deliverable_comments_list on deliverable_comments (deliverable_id, at_ms, id)`.execute(db)
  await sql`create index deliverable_comments_parent_id on deliverable_comments (parent_id)`.execute(db)
  await sql`create index deliverable_comments_user_id on deliverable_comments (user_id)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('deliverable_comments').execute()
  await db.schema.dropTable('deliverables').execute()
}
