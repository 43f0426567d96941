import { type Kysely, sql } from 'kysely'

/** The former release does not know what is added. */
export const compatible = true

/** The SHA-256 of a version's file, as its certificate of approval names it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table deliverables add column sha256 text check (sha256 ~ '^[0-9a-f]{64}$')`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deliverables drop column sha256`.execute(db)
}
