import { type Kysely, sql } from 'kysely'

/**
 * Allows a deposit and a balance per quote (docs/decisions/deposit-and-balance.md). The deposit's row holds the amount
 * of the balance, its due date and reason. The provider's payment id and the refunded amount serve disputes and refunds
 * that begin there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments
      add column instalment text not null default 'deposit' check (instalment in ('deposit', 'balance')),
      add column balance_cents integer not null default 0 check (balance_cents >= 0),
      add column balance_due_at timestamptz(3),
      add column balance_due_because text check (balance_due_because in ('approved', 'unanswered')),
      add column provider_payment text unique,
      add column refunded_cents integer not null default 0 check (refunded_cents between 0 and total_cents),
      add column disputed_at timestamptz(3),
      add check ((balance_due_at is null) = (balance_due_because is null)),
      add check (instalment = 'deposit' or balance_cents = 0),
      drop constraint payments_rule_check,
      add constraint payments_rule_check
        check (rule in ('deposit', 'half', 'confirmed-quote', 'payment-screen'))`.execute(db)
  await sql`update payments set refunded_cents = total_cents where status = 'refunded'`.execute(db)
  await sql`drop index payments_once_per_quote`.execute(db)
  await sql`
    create unique index payments_once_per_quote on payments (quote_id, instalment)
    where status in ('processing', 'paid', 'refunded')`.execute(db)
  await sql`
    create index payments_balance_not_due on payments (project_id)
    where instalment = 'deposit' and status = 'paid' and balance_cents > 0 and balance_due_at is null`.execute(
    db,
  )
}

/** Deletes balances: the former schema allows one payment per quote. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from payments where instalment = 'balance'`.execute(db)
  await sql`drop index payments_balance_not_due`.execute(db)
  await sql`drop index payments_once_per_quote`.execute(db)
  await sql`
    create unique index payments_once_per_quote on payments (quote_id)
    where status in ('processing', 'paid', 'refunded')`.execute(db)
  await sql`update payments set rule = 'confirmed-quote' where rule in ('deposit', 'half')`.execute(db)
  await sql`
    alter table payments
      drop constraint payments_rule_check,
      add constraint payments_rule_check check (rule in ('payment-screen', 'confirmed-quote')),
      drop column instalment,
      drop column balance_cents,
      drop column balance_due_at,
      drop column balance_due_because,
      drop column provider_payment,
      drop column refunded_cents,
      drop column disputed_at`.execute(db)
}
