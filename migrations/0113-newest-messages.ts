import { type Kysely, sql } from 'kysely'

/** Only an index is added. */
export const compatible = true

/** Index of the newest messages of all conversations, in which the hub's search looks first. */
export const steps = [
  {
    name: 'newest',
    index: 'project_messages_newest',
    on: sql`project_messages (created_at desc, id desc)`,
  },
]

export async function up(): Promise<void> {}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index if exists project_messages_newest`.execute(db)
}
