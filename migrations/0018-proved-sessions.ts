import { type Kysely, sql } from 'kysely'

/** Adds the time of the last password entry or Google sign-in, after which sensitive actions ask again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column proved_at timestamptz(3) not null default now()`.execute(db)
  await sql`update sessions set proved_at = created_at`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions drop column proved_at`.execute(db)
}
