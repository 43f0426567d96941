import { type Kysely, sql } from 'kysely'

/** A table that the former release does not know: names in its comments stay plain text. */
export const compatible = true

/**
 * Creates mentions in comments (docs/decisions/comments.md). `name` is the name in the text of the comment. `told_at`
 * is the time of the only notification.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table comment_mentions (
      id uuid primary key default gen_random_uuid(),
      comment_id uuid not null references deliverable_comments on delete cascade,
      user_id uuid references users on delete set null,
      name text not null,
      told_at timestamptz(3) not null,
      unique (comment_id, user_id)
    )`.execute(db)
  await sql`create index comment_mentions_user_id on comment_mentions (user_id)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('comment_mentions').execute()
}
