import { type Kysely, sql } from 'kysely'

/** Adds the second factor, pending sign-ins, the last use of sessions, and an ordered index of unread notifications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await secondFactor(db)
  await sql`
    create table pending_sign_ins (
      token_hash text primary key,
      user_id uuid not null references users on delete cascade,
      tries integer not null default 0,
      expires_at timestamptz(3) not null,
      created_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`create index pending_sign_ins_user_id on pending_sign_ins (user_id)`.execute(db)
  await sql`create index pending_sign_ins_expires_at on pending_sign_ins (expires_at)`.execute(db)
  await sql`alter table sessions add column last_seen_at timestamptz(3)`.execute(db)
  await sql`drop index notifications_unread`.execute(db)
  await sql`
    create index notifications_unread on notifications (user_id, created_at desc, id desc)
    where not read and removed_at is null`.execute(db)
}

async function secondFactor(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table second_factors (
      user_id uuid primary key references users on delete cascade,
      sealed_secret text not null,
      confirmed_at timestamptz(3),
      last_used_step integer,
      created_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`
    create table recovery_codes (
      user_id uuid not null references second_factors on delete cascade,
      code_hash text not null,
      used_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      primary key (user_id, code_hash)
    )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index notifications_unread`.execute(db)
  await sql`
    create index notifications_unread on notifications (user_id)
    where not read and removed_at is null`.execute(db)
  await sql`alter table sessions drop column last_seen_at`.execute(db)
  for (const table of ['pending_sign_ins', 'recovery_codes', 'second_factors']) {
    await db.schema.dropTable(table).execute()
  }
}
