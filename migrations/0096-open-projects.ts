import { type Kysely, sql } from 'kysely'

/** Only indexes are added. */
export const compatible = true

export async function up(): Promise<void> {}

/** Indexes for the lists of open projects on the page "Oggi". */
export const steps = [
  {
    name: 'deadline',
    index: 'projects_open_deadline',
    on: sql`projects (deadline, id) where status <> 'completed'`,
  },
  {
    name: 'created',
    index: 'projects_open_created',
    on: sql`projects (created_at, id) where status <> 'completed'`,
  },
]

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index if exists projects_open_deadline`.execute(db)
  await sql`drop index if exists projects_open_created`.execute(db)
}
