import { type Kysely, sql } from 'kysely'

/** A column with a default that the release before neither reads nor writes. */
export const compatible = true

/** Members that see accounting only: nobody until a manager says so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table team_members add column accounting_only boolean not null default false`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table team_members drop column accounting_only`.execute(db)
}
