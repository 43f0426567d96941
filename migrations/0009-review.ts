import { type Kysely, sql } from 'kysely'

/** Adds the poster's id, the closing message of a round, and whether the team wrote a comment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table deliverables
      add column poster_id uuid unique,
      add column file_type text not null default 'video/mp4',
      add column closing_words text`.execute(db)
  await sql`
    alter table deliverable_comments add column from_team boolean not null default false`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deliverable_comments drop column from_team`.execute(db)
  await sql`
    alter table deliverables
      drop column closing_words,
      drop column file_type,
      drop column poster_id`.execute(db)
}
