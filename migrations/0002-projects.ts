import { type Kysely, sql } from 'kysely'

/** Creates the tables of projects, briefings, materials, testimonials and the team. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await projects(db)
  await briefing(db)
  await belongings(db)
  await team(db)
}

async function projects(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table projects (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      title text not null default 'Nuovo Progetto',
      description text,
      video_type text,
      duration text,
      style text,
      deadline date,
      status text not null default 'briefing'
        check (status in ('briefing', 'in-production', 'in-review', 'completed')),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`create index projects_of_user on projects (user_id, created_at desc, id desc)`.execute(db)
  await sql`create index projects_newest on projects (created_at desc, id desc)`.execute(db)
  await sql`create index projects_status on projects (status, created_at desc, id desc)`.execute(db)
  await sql`create index projects_deadline on projects (deadline, id) where status <> 'completed'`.execute(db)
}

async function briefing(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ai_conversations (
      id uuid primary key default gen_random_uuid(),
      project_id uuid not null unique references projects on delete cascade,
      user_id uuid not null references users on delete cascade,
      state jsonb not null,
      turns jsonb not null default '[]',
      composed text,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`create index ai_conversations_user_id on ai_conversations (user_id)`.execute(db)
  await sql`
    create table briefing_progress (
      id uuid primary key default gen_random_uuid(),
      project_id uuid not null references projects on delete cascade,
      user_id uuid not null references users on delete cascade,
      conversation_id text,
      briefing_summary text,
      transcript_data jsonb,
      is_completed boolean not null default false,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`
    create index briefing_progress_of_project on briefing_progress (project_id, updated_at desc)
    where is_completed`.execute(db)
  await sql`
    create index briefing_progress_of_user on briefing_progress (user_id, updated_at desc)
    where is_completed`.execute(db)
  await sql`
    create unique index briefing_progress_conversation on briefing_progress (conversation_id)
    where conversation_id is not null`.execute(db)
}

async function belongings(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table project_files (
      id uuid primary key default gen_random_uuid(),
      project_id uuid not null references projects on delete cascade,
      user_id uuid not null references users on delete cascade,
      file_name text not null,
      file_path text not null unique,
      file_type text not null,
      file_size bigint not null check (file_size >= 0),
      created_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`create index project_files_list on project_files (project_id, created_at desc, id desc)`.execute(
    db,
  )
  await sql`create index project_files_user_id on project_files (user_id)`.execute(db)
  await sql`
    create table project_video_references (
      id uuid primary key default gen_random_uuid(),
      project_id uuid not null references projects on delete cascade,
      video_title text not null,
      video_category text not null,
      video_url text not null,
      note text,
      at_second integer check (at_second >= 0),
      selected_at timestamptz(3) not null default now(),
      unique (project_id, video_url)
    )`.execute(db)
  await sql`
    create index project_video_references_list on project_video_references (project_id, selected_at desc)`.execute(
    db,
  )
  await sql`
    create table client_testimonials (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      project_id uuid references projects on delete set null,
      rating integer not null check (rating between 1 and 5),
      comment text,
      public_consent boolean not null default false,
      created_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`
    create index client_testimonials_public on client_testimonials (created_at desc)
    where public_consent`.execute(db)
  await sql`create index client_testimonials_user_id on client_testimonials (user_id)`.execute(db)
  await sql`create index client_testimonials_project_id on client_testimonials (project_id)`.execute(db)
}

async function team(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table team_members (
      id uuid primary key default gen_random_uuid(),
      user_id uuid unique references users on delete set null,
      full_name text not null,
      email text not null unique check (email = lower(email)),
      role text not null,
      bio text,
      phone text,
      location text,
      website text,
      linkedin text,
      instagram text,
      avatar_url text,
      initials text not null,
      suspended_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`create index team_members_newest on team_members (created_at desc, id desc)`.execute(db)
  await sql`
    create table project_team_assignments (
      id uuid primary key default gen_random_uuid(),
      project_id uuid not null references projects on delete cascade,
      team_member_id uuid not null references team_members on delete cascade,
      assigned_at timestamptz(3) not null default now(),
      unique (project_id, team_member_id)
    )`.execute(db)
  await sql`
    create index project_team_assignments_member on project_team_assignments (team_member_id, project_id)`.execute(
    db,
  )
  await sql`
    create table team_messages (
      id uuid primary key default gen_random_uuid(),
      team_member_id uuid references team_members on delete set null,
      user_name text not null,
      user_role text not null,
      user_initials text not null,
      message text not null,
      request_id uuid unique,
      created_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`create index team_messages_newest on team_messages (created_at desc, id desc)`.execute(db)
  await sql`create index team_messages_member on team_messages (team_member_id)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const newestFirst = [
    'team_messages',
    'project_team_assignments',
    'team_members',
    'client_testimonials',
    'project_video_references',
    'project_files',
    'briefing_progress',
    'ai_conversations',
    'projects',
  ]
  for (const table of newestFirst) await db.schema.dropTable(table).execute()
}
