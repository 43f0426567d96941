import { type Kysely, sql } from 'kysely'

/**
 * Creates refunds, one row each, saved before the provider is called, so that concurrent ones never exceed the payment.
 * Refunds made at the provider have neither reason nor author. Adds the outcome of disputes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refunds (
      id uuid primary key default gen_random_uuid(),
      payment_id uuid not null references payments,
      request_id uuid unique,
      amount_cents integer not null check (amount_cents > 0),
      reason text,
      state text not null check (state in ('pending', 'done', 'refused')),
      provider text not null,
      provider_refund text,
      refunded_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      settled_at timestamptz(3)
    )`.execute(db)
  await sql`create index refunds_newest on refunds (created_at desc, id desc)`.execute(db)
  await sql`create index refunds_payment_id on refunds (payment_id)`.execute(db)
  await sql`create index refunds_refunded_by on refunds (refunded_by)`.execute(db)
  await sql`
    insert into refunds (payment_id, amount_cents, state, provider, created_at, settled_at)
    select id, refunded_cents, 'done', provider, coalesce(refunded_at, updated_at), coalesce(refunded_at, updated_at)
    from payments where refunded_cents > 0`.execute(db)
  await sql`
    alter table payments
      add column dispute_closed_at timestamptz(3),
      add column dispute_outcome text check (dispute_outcome in ('won', 'lost')),
      add constraint payments_dispute_check
        check ((dispute_closed_at is null) = (dispute_outcome is null))`.execute(db)
  await sql`
    create index payments_disputed on payments (disputed_at desc, id desc)
    where disputed_at is not null`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index payments_disputed`.execute(db)
  await sql`
    alter table payments
      drop constraint payments_dispute_check,
      drop column dispute_closed_at,
      drop column dispute_outcome`.execute(db)
  await db.schema.dropTable('refunds').execute()
}
