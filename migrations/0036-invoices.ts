import { type Kysely, sql } from 'kysely'

/**
 * Creates electronic invoices, their files for the exchange, and its answers (docs/decisions/electronic-invoices.md).
 * Deleting a project or an account only sets the references to null.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await counters(db)
  await missing(db)
  await invoices(db)
  await sql`
    create table invoice_files (
      id uuid primary key default gen_random_uuid(),
      invoice_id uuid not null references invoices on delete cascade,
      progressive integer not null unique check (progressive > 0),
      file_name text not null unique,
      xml text not null,
      sdi_id text,
      sent_at timestamptz(3),
      created_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`create index invoice_files_invoice_id on invoice_files (invoice_id, progressive desc)`.execute(db)
  await sql`create index invoice_files_sdi_id on invoice_files (sdi_id)`.execute(db)
  await sql`
    create table invoice_answers (
      id uuid primary key default gen_random_uuid(),
      file_id uuid not null references invoice_files on delete cascade,
      kind text not null check (kind in ('RC', 'NS', 'MC')),
      xml text not null,
      errors jsonb not null default '[]',
      created_at timestamptz(3) not null default now(),
      unique (file_id, kind)
    )`.execute(db)
}

/** Adds the reason why a received payment lacks an invoice; null if none is missing. */
async function missing(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments add column invoice_missing text`.execute(db)
  await sql`
    create index payments_invoice_missing on payments (created_at desc, id desc)
    where invoice_missing is not null`.execute(db)
}

/** Creates the last number per year and the last file number. The row stays locked until the number is saved. */
async function counters(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table invoice_counters (
      series text primary key,
      last integer not null check (last > 0),
      last_on date not null
    )`.execute(db)
}

async function invoices(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table invoices (
      id uuid primary key default gen_random_uuid(),
      year integer not null,
      nth integer not null check (nth > 0),
      issued_on date not null,
      kind text not null check (kind in ('deposit', 'balance', 'whole', 'credit-note')),
      type text not null check (type in ('TD01', 'TD02', 'TD04')),
      payment_id uuid not null references payments,
      project_id uuid references projects on delete set null,
      company_id uuid references companies on delete set null,
      about_id uuid references invoices on delete set null,
      about_number text,
      about_on date,
      seller jsonb not null,
      buyer jsonb not null,
      title text not null,
      po_number text,
      total_cents integer not null check (total_cents > 0),
      net_cents integer not null,
      vat_cents integer not null,
      state text not null default 'to-send'
        check (state in ('to-send', 'sent', 'delivered', 'rejected', 'undeliverable')),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      unique (year, nth),
      check (net_cents + vat_cents = total_cents),
      check (extract(year from issued_on) = year),
      check ((about_number is null) = (about_on is null)),
      foreign key (project_id, company_id) references projects (id, company_id)
        on update cascade on delete set null (project_id)
    )`.execute(db)
  await sql`
    create trigger take_company before insert or update of project_id on invoices
    for each row execute function take_company_of_project()`.execute(db)
  await sql`
    create unique index invoices_one_of_payment on invoices (payment_id) where kind <> 'credit-note'`.execute(
    db,
  )
  const newestFirst = sql`created_at desc, id desc`
  await sql`create index invoices_newest on invoices (${newestFirst})`.execute(db)
  await sql`create index invoices_of_state on invoices (state, ${newestFirst})`.execute(db)
  await sql`create index invoices_of_year on invoices (year, ${newestFirst})`.execute(db)
  await sql`create index invoices_payment_id on invoices (payment_id)`.execute(db)
  await sql`create index invoices_project_id on invoices (project_id)`.execute(db)
  await sql`create index invoices_company_id on invoices (company_id)`.execute(db)
  await sql`create index invoices_about_id on invoices (about_id)`.execute(db)
  await sql`create index invoices_issued_on on invoices (issued_on)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments drop column invoice_missing`.execute(db)
  await db.schema.dropTable('invoice_answers').execute()
  await db.schema.dropTable('invoice_files').execute()
  await db.schema.dropTable('invoices').execute()
  await db.schema.dropTable('invoice_counters').execute()
}
