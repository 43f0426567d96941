import { type Kysely, type RawBuilder, sql } from 'kysely'

/** Columns common to all requests: idempotency key, marketing consent, state and assignee. */
const handling: RawBuilder<unknown> = sql`
  request_id uuid unique,
  request_hash text,
  marketing_text_version text,
  marketing_consent_at timestamptz(3),
  state text not null default 'new' check (state in ('new', 'in-progress', 'answered', 'closed')),
  assignee_id uuid references team_members on delete set null,
  answered_at timestamptz(3),
  closed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()`

/** Columns of requests that a job processes. The sender polls the result with the token. */
const processing: RawBuilder<unknown> = sql`
  process_token_hash text not null,
  report jsonb,
  processed_at timestamptz(3)`

const tables = ['audit_requests', 'script_improvement_requests', 'interview_applications', 'contact_messages']

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_requests (
      id uuid primary key default gen_random_uuid(),
      first_name text not null,
      last_name text not null,
      email text not null,
      company text not null,
      description text not null,
      video_url text,
      ${processing},
      ${handling}
    )`.execute(db)
  await sql`
    create table script_improvement_requests (
      id uuid primary key default gen_random_uuid(),
      first_name text not null,
      last_name text not null,
      email text not null,
      company text not null,
      website text,
      original_script text not null,
      project_description text,
      ${processing},
      ${handling}
    )`.execute(db)
  await sql`
    create table interview_applications (
      id uuid primary key default gen_random_uuid(),
      company_name text not null,
      contact_name text not null,
      email text not null,
      location text not null,
      motivation text not null,
      ${handling}
    )`.execute(db)
  await sql`
    create table contact_messages (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      email text not null,
      company text,
      message text not null,
      ${handling}
    )`.execute(db)
  for (const table of tables) {
    const indexed = (suffix: string) => sql.ref(`${table}_${suffix}`)
    await sql`create index ${indexed('newest')} on ${sql.table(table)} (created_at desc, id desc)`.execute(db)
    await sql`create index ${indexed('assignee')} on ${sql.table(table)} (assignee_id)`.execute(db)
    await sql`
      create index ${indexed('waiting')} on ${sql.table(table)} (created_at)
      where state in ('new', 'in-progress')`.execute(db)
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) await db.schema.dropTable(table).execute()
}
