import { type Kysely, sql } from 'kysely'

/** Only an index and a cost of the planner change. */
export const compatible = true

/** Index of the newest messages of all conversations, in which the hub's search looks first. */
export const steps = [
  {
    name: 'newest-messages',
    index: 'project_messages_newest',
    on: sql`project_messages (created_at desc, id desc)`,
  },
]

/**
 * `searchable` is still costly enough to be read from its index. At 10,000 the planner also read an index of all listed
 * projects, so as to compare fewer rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter function searchable(text) cost 1000`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter function searchable(text) cost 10000`.execute(db)
  await sql`drop index if exists project_messages_newest`.execute(db)
}
