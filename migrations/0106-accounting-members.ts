import { type Kysely, sql } from 'kysely'

/** A column with a default that the former release neither reads nor writes. */
export const compatible = true

/** Adds members who see accounting only; none by default. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table team_members add column accounting_only boolean not null default false`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table team_members drop column accounting_only`.execute(db)
}
