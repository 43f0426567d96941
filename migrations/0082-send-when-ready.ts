import { type Kysely, sql } from 'kysely'

/** A nullable column that the former release neither reads nor writes. */
export const compatible = true

/** Adds the manager who asked to send a saved version once its rendition is ready; null if none did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table deliverables
      add column send_when_ready_by uuid references team_members (id) on delete set null`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deliverables drop column send_when_ready_by`.execute(db)
}
