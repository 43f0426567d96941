import { type Kysely, sql } from 'kysely'

/** Only an index is added. */
export const compatible = true

/**
 * Index of the words of listed projects. In a studio's later years most projects are archived, and a common word named
 * them all.
 */
export const steps = [
  {
    name: 'words-of-listed-projects',
    index: 'projects_listed_words',
    on: sql`projects using gin (searchable(folded) gin_trgm_ops) with (fastupdate = off) where archived_at is null`,
  },
]

export async function up(): Promise<void> {}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index if exists projects_listed_words`.execute(db)
}
