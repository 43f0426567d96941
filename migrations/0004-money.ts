import { type Kysely, sql } from 'kysely'

/** Creates the tables of quotes and payments. Deleting a project or an account only sets the references to null. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table quotes (
      id uuid primary key default gen_random_uuid(),
      project_id uuid references projects on delete set null,
      user_id uuid references users on delete set null,
      summary text not null,
      lines jsonb not null,
      total_cents integer not null check (total_cents >= 30000),
      rule_version text not null,
      valid_until date not null,
      confirmed_at timestamptz(3) not null default now(),
      withdrawn_at timestamptz(3),
      created_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`
    create unique index quotes_in_force on quotes (project_id) where withdrawn_at is null`.execute(db)
  await sql`create index quotes_project_id on quotes (project_id)`.execute(db)
  await sql`create index quotes_user_id on quotes (user_id)`.execute(db)

  await sql`
    create table payments (
      id uuid primary key default gen_random_uuid(),
      project_id uuid references projects on delete set null,
      user_id uuid references users on delete set null,
      quote_id uuid not null references quotes,
      provider text not null check (provider in ('simulated', 'stripe')),
      provider_reference text unique,
      rule text not null check (rule in ('payment-screen', 'confirmed-quote')),
      lines jsonb not null,
      total_cents integer not null check (total_cents > 0),
      vat_cents integer not null,
      net_cents integer not null,
      quote_total_cents integer not null,
      status text not null check (status in ('processing', 'paid', 'failed', 'refunded')),
      request_id uuid not null unique,
      terms_version text not null,
      accepted_terms_at timestamptz(3) not null,
      accepted_clauses_at timestamptz(3) not null,
      accepted_higher_at timestamptz(3),
      paid_at timestamptz(3),
      refunded_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      check (vat_cents + net_cents = total_cents)
    )`.execute(db)
  await sql`
    create unique index payments_once_per_quote on payments (quote_id)
    where status in ('processing', 'paid', 'refunded')`.execute(db)
  await sql`create index payments_project_id on payments (project_id, created_at desc)`.execute(db)
  await sql`create index payments_user_id on payments (user_id)`.execute(db)
  await sql`create index payments_quote_id on payments (quote_id)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('payments').execute()
  await db.schema.dropTable('quotes').execute()
}
