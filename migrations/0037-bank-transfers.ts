import { type Kysely, sql } from 'kysely'

/**
 * Adds payments by bank transfer: a reference each, and bookings of the amounts received. Managers send reminders at
 * most once a day; the overdue notice is sent once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments
      drop constraint payments_provider_check,
      add constraint payments_provider_check check (provider in ('simulated', 'stripe', 'bank-transfer')),
      add column transfer_reference text unique,
      add column reminded_on date,
      add column overdue_told_at timestamptz(3),
      add constraint payments_transfer_check
        check ((provider = 'bank-transfer') = (transfer_reference is not null))`.execute(db)
  await sql`
    create table transfer_bookings (
      id uuid primary key default gen_random_uuid(),
      payment_id uuid not null references payments,
      request_id uuid not null unique,
      amount_cents integer not null check (amount_cents > 0),
      arrived_on date not null,
      note text,
      created_at timestamptz(3) not null default now(),
      unique (payment_id, arrived_on, amount_cents)
    )`.execute(db)
  await sql`
    create index payments_transfers on payments (created_at desc, id desc)
    where provider = 'bank-transfer'`.execute(db)
  await sql`create index payments_settled on payments (paid_at desc, id desc) where paid_at is not null`.execute(
    db,
  )
  await sql`
    create index payments_due on payments (balance_due_at desc, id desc)
    where balance_due_at is not null`.execute(db)
}

/** Turns bank transfers into simulated payments, since the former schema has no transfers. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('transfer_bookings').execute()
  await sql`drop index payments_transfers, payments_settled, payments_due`.execute(db)
  await sql`
    alter table payments
      drop constraint payments_transfer_check,
      drop constraint payments_provider_check,
      drop column transfer_reference,
      drop column reminded_on,
      drop column overdue_told_at`.execute(db)
  await sql`update payments set provider = 'simulated' where provider = 'bank-transfer'`.execute(db)
  await sql`
    alter table payments
      add constraint payments_provider_check check (provider in ('simulated', 'stripe'))`.execute(db)
}
