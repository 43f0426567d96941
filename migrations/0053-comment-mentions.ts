import { type Kysely, sql } from 'kysely'

/** The former release does not know what is added: what is named while it writes is words. */
export const compatible = true

/**
 * Whom the words of a comment name (docs/decisions/comments.md): the person, and how they were called when it was
 * written, as the text has it. `told_at` says that they were told, which happens once.
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
