import { type Kysely, sql } from 'kysely'

/** A new table, a nullable column, and two new purposes of tokens that the former release never requests. */
export const compatible = true

/**
 * Creates changes of a user's sign-in address, which both addresses must confirm. Ended ones are kept for a while, so
 * that their links can show the outcome. At most one per user is open.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table email_changes (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      new_email text not null check (new_email = lower(new_email) and length(new_email) <= 254),
      confirmed_at timestamptz(3),
      approved_at timestamptz(3),
      ended_at timestamptz(3),
      outcome text check (outcome in ('changed', 'cancelled', 'replaced', 'taken')),
      expires_at timestamptz(3) not null,
      created_at timestamptz(3) not null default now(),
      constraint email_changes_ended check ((ended_at is null) = (outcome is null))
    )`.execute(db)
  await sql`create index email_changes_user_id on email_changes (user_id, created_at desc)`.execute(db)
  await sql`create unique index email_changes_open on email_changes (user_id) where ended_at is null`.execute(
    db,
  )
  await sql`create index email_changes_expires_at on email_changes (expires_at)`.execute(db)
  await sql`
    alter table email_tokens
      add column change_id uuid references email_changes on delete cascade,
      drop constraint email_tokens_purpose_check,
      add constraint email_tokens_purpose_check
        check (purpose in ('confirm', 'reset', 'new-address', 'old-address')),
      add constraint email_tokens_change
        check ((purpose in ('new-address', 'old-address')) = (change_id is not null))`.execute(db)
  await sql`
    create index email_tokens_change_id on email_tokens (change_id) where change_id is not null`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from email_tokens where change_id is not null`.execute(db)
  await sql`
    alter table email_tokens
      drop constraint email_tokens_change,
      drop constraint email_tokens_purpose_check,
      add constraint email_tokens_purpose_check check (purpose in ('confirm', 'reset')),
      drop column change_id`.execute(db)
  await sql`drop table email_changes`.execute(db)
}
