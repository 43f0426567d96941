import { type Kysely, sql } from 'kysely'

/** Creates the state shared by all processes: rate limits, live events, mailbox, webhook events and audit log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rate_limits (
      key text primary key,
      count integer not null,
      resets_at timestamptz(3) not null
    )`.execute(db)
  await sql`create index rate_limits_resets_at on rate_limits (resets_at)`.execute(db)

  await sql`
    create table live_events (
      id bigint generated always as identity primary key,
      user_id uuid not null references users on delete cascade,
      topic text not null,
      ids jsonb not null,
      created_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`create index live_events_replay on live_events (user_id, id)`.execute(db)
  await sql`create index live_events_created_at on live_events (created_at)`.execute(db)

  await sql`
    create table mailbox (
      id uuid primary key,
      recipient text not null,
      subject text not null,
      text text not null,
      html text not null,
      sent_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`create index mailbox_recipient on mailbox (recipient, sent_at desc)`.execute(db)
  await sql`create index mailbox_newest on mailbox (sent_at desc, id desc)`.execute(db)

  await sql`
    create table webhook_events (
      provider text not null,
      event_id text not null,
      type text not null,
      body text not null,
      handled_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      primary key (provider, event_id)
    )`.execute(db)
  await sql`create index webhook_events_created_at on webhook_events (created_at)`.execute(db)

  await sql`
    create table audit_log (
      id uuid primary key default gen_random_uuid(),
      actor_id uuid references users on delete set null,
      actor_name text,
      action text not null,
      subject text not null,
      subject_id uuid,
      project_id uuid,
      detail jsonb not null default '{}',
      created_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`create index audit_log_newest on audit_log (created_at desc, id desc)`.execute(db)
  await sql`create index audit_log_project on audit_log (project_id, created_at desc, id desc)`.execute(db)
  await sql`create index audit_log_actor_id on audit_log (actor_id)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['audit_log', 'webhook_events', 'mailbox', 'live_events', 'rate_limits']) {
    await db.schema.dropTable(table).execute()
  }
}
