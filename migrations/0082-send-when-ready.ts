import { type Kysely, sql } from 'kysely'

/** A nullable column that the release before neither reads nor writes. */
export const compatible = true

/** The manager who asked for a saved version to be sent as soon as its watchable copy is made; null where nobody did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table deliverables
      add column send_when_ready_by uuid references team_members (id) on delete set null`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deliverables drop column send_when_ready_by`.execute(db)
}
