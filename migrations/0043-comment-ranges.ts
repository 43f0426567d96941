import { type Kysely, sql } from 'kysely'

/** Adds the end of a comment's time range, and corrections of a version's start timecode and drop-frame flag. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deliverable_comments add column until_ms integer`.execute(db)
  await sql`
    alter table deliverable_comments
      add constraint deliverable_comments_range check (until_ms > at_ms) not valid`.execute(db)
  await sql`
    alter table deliverables
      add column corrected_start text,
      add column corrected_drop_frame boolean`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table deliverables
      drop column corrected_start,
      drop column corrected_drop_frame`.execute(db)
  await sql`alter table deliverable_comments drop column until_ms`.execute(db)
}
