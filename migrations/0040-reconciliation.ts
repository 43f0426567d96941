import { type Kysely, sql } from 'kysely'

/**
 * Creates the runs of the daily reconciliation and the differences found, unique by key
 * (docs/decisions/reconciliation.md). The amount of a side is null if that side has no such payment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reconciliations (
      id uuid primary key default gen_random_uuid(),
      from_day date not null,
      until_day date not null,
      state text not null check (state in ('done', 'failed')),
      found integer not null default 0,
      created_at timestamptz(3) not null default now(),
      check (from_day <= until_day)
    )`.execute(db)
  await sql`create index reconciliations_newest on reconciliations (state, created_at desc)`.execute(db)
  await sql`
    create table payment_differences (
      id uuid primary key default gen_random_uuid(),
      key text not null unique,
      kind text not null,
      provider_payment text,
      payment_id uuid references payments on delete set null,
      provider_cents integer,
      own_cents integer,
      happened_at timestamptz(3) not null,
      state text not null default 'open' check (state in ('open', 'settled', 'closed')),
      reason text,
      ended_by uuid references users on delete set null,
      ended_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      check ((state = 'open') = (ended_at is null)),
      check ((state = 'closed') = (reason is not null))
    )`.execute(db)
  await sql`
    create index payment_differences_newest on payment_differences (state, created_at desc, id desc)`.execute(
    db,
  )
  await sql`create index payment_differences_payment_id on payment_differences (payment_id)`.execute(db)
  await sql`create index payment_differences_ended_by on payment_differences (ended_by)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('payment_differences').execute()
  await db.schema.dropTable('reconciliations').execute()
}
