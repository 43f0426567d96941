import { type Kysely, sql } from 'kysely'

/** Adds an index alone. */
export const compatible = true

export async function up(): Promise<void> {}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index if exists notifications_subject`.execute(db)
}

/** Erasure finds notifications by the first id in their link, or by the whole link where it has none. */
export const steps = [
  {
    name: 'subject',
    index: 'notifications_subject',
    on: sql`notifications
      (coalesce(substring(link from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'), link))`,
  },
]
