import { type Kysely, sql } from 'kysely'

/** A table that the former release neither reads nor writes. */
export const compatible = true

/** Creates notifications switched off by a user (docs/decisions/notification-settings.md); no row means on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table muted_notifications (
      user_id uuid not null references users on delete cascade,
      kind text not null,
      channel text not null check (channel in ('app', 'mail')),
      created_at timestamptz(3) not null default now(),
      primary key (user_id, kind, channel)
    )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table muted_notifications`.execute(db)
}
