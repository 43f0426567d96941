import { type Kysely, sql } from 'kysely'

/** Only an index is added. */
export const compatible = true

export async function up(): Promise<void> {}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index if exists notifications_subject`.execute(db)
}

/** Indexes notifications for erasure: by the first id in their link, or by the whole link if it has none. */
export const steps = [
  {
    name: 'subject',
    index: 'notifications_subject',
    on: sql`notifications
      (coalesce(substring(link from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'), link))`,
  },
]
