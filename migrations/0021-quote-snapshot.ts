import { type Kysely, sql } from 'kysely'

/**
 * Adds the delivery estimate and the options to confirmed quotes. The date is seven calendar days later in Rome, also
 * for rows that the former release writes. Null options: none were stored at that time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quotes add column options jsonb`.execute(db)
  await sql`
    alter table quotes add column delivery_by date not null
    default ((now() at time zone 'Europe/Rome')::date + 7)`.execute(db)
  await sql`update quotes set delivery_by = (confirmed_at at time zone 'Europe/Rome')::date + 7`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quotes drop column delivery_by`.execute(db)
  await sql`alter table quotes drop column options`.execute(db)
}
