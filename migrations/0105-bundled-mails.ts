import { type Kysely, sql } from 'kysely'

/** A table that the former release neither reads nor writes. */
export const compatible = true

/** Creates the queue of bundled mails, encrypted with `SECRET_KEY` (docs/decisions/notification-settings.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bundled_mails (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      project_id uuid not null references projects on delete cascade,
      side text not null check (side in ('client', 'team')),
      kind text not null,
      content text not null,
      created_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`create index bundled_mails_user_id on bundled_mails (user_id, project_id, side)`.execute(db)
  await sql`create index bundled_mails_project_id on bundled_mails (project_id)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table bundled_mails`.execute(db)
}
