import { type Kysely, sql } from 'kysely'

/** Only indexes are added. */
export const compatible = true

const indexes = [
  {
    name: 'acts-of-a-person',
    index: 'audit_log_actor_area',
    on: sql`audit_log (actor_id, area, created_at desc, id desc)`,
  },
  {
    name: 'bookings',
    index: 'transfer_bookings_newest',
    on: sql`transfer_bookings ((arrived_on::timestamp at time zone 'Europe/Rome') desc, id desc)`,
  },
]

/** Indexes for the audit log of one area and person, and for the list of received payments. */
export const steps = indexes

export async function up(): Promise<void> {}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const { index } of indexes) await sql`drop index if exists ${sql.ref(index)}`.execute(db)
}
