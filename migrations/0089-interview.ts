import { type Kysely, sql } from 'kysely'

/** Nullable columns that the former release neither reads nor writes. */
export const compatible = true

/**
 * Adds the state of the guided interview beside `state`, which the former release uses. Adds the source of a recap;
 * `source_at` is null where the former release wrote it. Adds the time at which the team was last notified of a changed
 * brief (docs/decisions/briefing-assistant.md).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ai_conversations add column interview jsonb`.execute(db)
  await sql`
    alter table briefing_progress
      add column source text check (source in ('brief', 'text')),
      add column source_at timestamptz,
      add column team_told_at timestamptz`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table briefing_progress drop column source, drop column source_at, drop column team_told_at`.execute(
    db,
  )
  await sql`alter table ai_conversations drop column interview`.execute(db)
}
