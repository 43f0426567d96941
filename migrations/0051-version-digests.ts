import { type Kysely, sql } from 'kysely'

/** A column that the former release neither reads nor writes. */
export const compatible = true

/** Adds the SHA-256 of a version's file, printed on its certificate of approval. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table deliverables add column sha256 text check (sha256 ~ '^[0-9a-f]{64}$')`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deliverables drop column sha256`.execute(db)
}
