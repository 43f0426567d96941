import { type Kysely, sql } from 'kysely'

/** Nullable columns that the release before neither reads nor writes. */
export const compatible = true

/**
 * State of the guided interview, beside `state`, which the release before reads and writes; what a recap is written
 * from since `source_at`, null where that release wrote it; when the team was last told that a brief changed
 * (docs/decisions/briefing-assistant.md).
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
