import { type Kysely, sql } from 'kysely'

/** Adds the assignee of a comment, the reason for declining it, its acceptance, and the comment it continues. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table deliverable_comments
      add column owner_id uuid references team_members on delete set null,
      add column decline_reason text,
      add column accepted_at timestamptz(3),
      add column carried_from uuid references deliverable_comments on delete set null`.execute(db)
  await sql`
    create index deliverable_comments_owner_id on deliverable_comments (owner_id)`.execute(db)
  await sql`
    create unique index deliverable_comments_carried_from on deliverable_comments (carried_from)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table deliverable_comments
      drop column owner_id,
      drop column decline_reason,
      drop column accepted_at,
      drop column carried_from`.execute(db)
}
