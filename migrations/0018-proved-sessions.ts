import { type Kysely, sql } from 'kysely'

/** When the person of a session last gave the password (or came in by Google): acts that weigh ask for it anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column proved_at timestamptz(3) not null default now()`.execute(db)
  await sql`update sessions set proved_at = created_at`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions drop column proved_at`.execute(db)
}
