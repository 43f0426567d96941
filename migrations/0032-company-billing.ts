import { type Kysely, sql } from 'kysely'

/** Creates the billing details of companies, and adds the client's own order number to payments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table company_billing (
      company_id uuid primary key references companies on delete cascade,
      legal_name text not null,
      vat_number text check (vat_number ~ '^[0-9]{11}$'),
      tax_code text,
      sdi_code text check (sdi_code ~ '^[A-Z0-9]{7}$'),
      pec text,
      street text not null,
      postal_code text not null check (postal_code ~ '^[0-9]{5}$'),
      city text not null,
      province text not null check (province ~ '^[A-Z]{2}$'),
      declared_business_at timestamptz(3) not null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      check (coalesce(vat_number, tax_code) is not null)
    )`.execute(db)
  await sql`alter table payments add column po_number text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments drop column po_number`.execute(db)
  await db.schema.dropTable('company_billing').execute()
}
