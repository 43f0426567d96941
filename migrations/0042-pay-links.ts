import { type Kysely, sql } from 'kysely'

/**
 * Creates links by which people without an account pay (docs/decisions/pay-links.md). The link stores the consents of
 * its creator and only the hash of its token. `through_link` stays true after the link is deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pay_links (
      id uuid primary key default gen_random_uuid(),
      project_id uuid not null references projects on delete cascade,
      company_id uuid check (company_id is not null) references companies on delete cascade,
      quote_id uuid not null references quotes,
      instalment text not null check (instalment in ('deposit', 'balance')),
      total_cents integer not null check (total_cents > 0),
      token_hash text not null unique,
      request_id uuid not null unique,
      made_by uuid references users on delete set null,
      sent_to text,
      po_number text,
      terms_version text not null,
      accepted_terms_at timestamptz(3) not null,
      accepted_clauses_at timestamptz(3) not null,
      accepted_higher_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      expires_at timestamptz(3) not null,
      opened_at timestamptz(3),
      revoked_at timestamptz(3),
      foreign key (project_id, company_id) references projects (id, company_id)
        on update cascade on delete cascade
    )`.execute(db)
  await sql`
    create trigger take_company before insert or update of project_id on pay_links
    for each row execute function take_company_of_project()`.execute(db)
  await sql`create index pay_links_project_id on pay_links (project_id, created_at desc, id desc)`.execute(db)
  await sql`create index pay_links_company_id on pay_links (company_id)`.execute(db)
  await sql`create index pay_links_quote_id on pay_links (quote_id)`.execute(db)
  await sql`create index pay_links_made_by on pay_links (made_by)`.execute(db)
  await sql`create index pay_links_expires_at on pay_links (expires_at)`.execute(db)
  await sql`
    alter table payments
      add column link_id uuid references pay_links on delete set null,
      add column through_link boolean not null default false,
      add constraint payments_link_check check (link_id is null or through_link)`.execute(db)
  await sql`create index payments_link_id on payments (link_id) where link_id is not null`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments
      drop constraint payments_link_check,
      drop column link_id,
      drop column through_link`.execute(db)
  await db.schema.dropTable('pay_links').execute()
}
