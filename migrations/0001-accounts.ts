import { type Kysely, sql } from 'kysely'

/** Creates the tables of accounts, sessions and notifications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await people(db)
  await access(db)
  await notifications(db)
}

async function people(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id uuid primary key default gen_random_uuid(),
      email text not null unique check (email = lower(email) and length(email) <= 254),
      password_hash text,
      email_confirmed_at timestamptz(3),
      disabled_at timestamptz(3),
      must_change_password boolean not null default false,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db)

  await sql`
    create table profiles (
      id uuid primary key references users on delete cascade,
      full_name text not null default '',
      company text,
      phone text,
      website text,
      description text,
      address text,
      avatar_path text,
      vat_number text check (vat_number ~ '^[0-9]{11}$'),
      sdi_code text,
      pec text,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db)
}

async function access(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sessions (
      token_hash text primary key,
      handle uuid not null unique default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      expires_at timestamptz(3) not null,
      absolute_expires_at timestamptz(3) not null,
      user_agent text,
      created_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`create index sessions_user_id on sessions (user_id, created_at desc)`.execute(db)
  await sql`create index sessions_expires_at on sessions (expires_at)`.execute(db)

  await sql`
    create table oauth_accounts (
      issuer text not null,
      subject text not null,
      user_id uuid not null references users on delete cascade,
      created_at timestamptz(3) not null default now(),
      primary key (issuer, subject)
    )`.execute(db)
  await sql`create index oauth_accounts_user_id on oauth_accounts (user_id)`.execute(db)

  await sql`
    create table email_tokens (
      token_hash text primary key,
      user_id uuid not null references users on delete cascade,
      purpose text not null check (purpose in ('confirm', 'reset')),
      password_hash text,
      full_name text,
      expires_at timestamptz(3) not null,
      used_at timestamptz(3),
      created_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`create index email_tokens_user_id on email_tokens (user_id, purpose)`.execute(db)
  await sql`create index email_tokens_expires_at on email_tokens (expires_at)`.execute(db)
}

async function notifications(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notifications (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      title text not null,
      message text not null,
      type text not null default 'info',
      link text,
      read boolean not null default false,
      removed_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`
    create index notifications_list on notifications (user_id, created_at desc, id desc)
    where removed_at is null`.execute(db)
  await sql`
    create index notifications_unread on notifications (user_id)
    where not read and removed_at is null`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['notifications', 'email_tokens', 'oauth_accounts', 'sessions', 'profiles', 'users']) {
    await db.schema.dropTable(table).execute()
  }
}
