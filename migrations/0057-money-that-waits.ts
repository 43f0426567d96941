import { type Kysely, sql } from 'kysely'

/** Indexes, and a column that the former release leaves empty: its balances are only found by reading more rows. */
export const compatible = true

/**
 * Adds partial indexes for payments that need attention, so that settled ones are not read. `balance_open_at` is a
 * generated column, because PostgreSQL underestimates the selectivity of two conditions on two columns.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments
      add column balance_paid_at timestamptz(3),
      add column balance_open_at timestamptz(3)
        generated always as (case when balance_paid_at is null then balance_due_at end) stored`.execute(db)
  await sql`
    update payments deposit set balance_paid_at = coalesce(balance.paid_at, balance.updated_at)
    from payments balance
    where balance.quote_id = deposit.quote_id and balance.instalment = 'balance'
      and balance.status in ('paid', 'refunded') and deposit.instalment = 'deposit'`.execute(db)
  await sql`drop index payments_due`.execute(db)
  await sql`
    create index payments_due on payments (balance_open_at desc, id desc)
    where balance_open_at is not null`.execute(db)
  await sql`
    create index payments_transfers_awaited on payments (created_at desc, id desc)
    where provider = 'bank-transfer' and status = 'processing'`.execute(db)
  await sql`
    create index payments_disputes_open on payments (disputed_at desc, id desc)
    where disputed_at is not null and dispute_closed_at is null`.execute(db)
  await sql`create index refunds_pending on refunds (payment_id) where state = 'pending'`.execute(db)
  await sql`create index refunds_settled on refunds (settled_at) where state = 'done'`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index refunds_settled, refunds_pending, payments_disputes_open, payments_transfers_awaited`.execute(
    db,
  )
  await sql`drop index payments_due`.execute(db)
  await sql`
    create index payments_due on payments (balance_due_at desc, id desc)
    where balance_due_at is not null`.execute(db)
  await sql`alter table payments drop column balance_open_at, drop column balance_paid_at`.execute(db)
}
