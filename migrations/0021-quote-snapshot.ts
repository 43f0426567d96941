import { type Kysely, sql } from 'kysely'

/**
 * A confirmed quote keeps what was shown with it: the estimated day of delivery (seven calendar days on, also for
 * quotes of processes of the release before), and the options beside it (null: not kept at that time).
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
