import { type Kysely, sql } from 'kysely'

/**
 * Creates proposals by managers: a custom quote, an addendum or a round of changes (docs/decisions/proposals.md). Each
 * is paid by a payment of its own; quotes reference the proposal that they come from.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await proposals(db)
  await sql`alter table quotes add column proposal_id uuid references proposals`.execute(db)
  await sql`create index quotes_proposal_id on quotes (proposal_id) where proposal_id is not null`.execute(db)
  await sql`
    alter table payments
      add column proposal_id uuid references proposals,
      drop constraint payments_instalment_check,
      add constraint payments_instalment_check check (instalment in ('deposit', 'balance', 'extra')),
      add constraint payments_proposal_check check ((instalment = 'extra') = (proposal_id is not null))`.execute(
    db,
  )
  await sql`drop index payments_once_per_quote`.execute(db)
  await sql`
    create unique index payments_once_per_quote on payments (quote_id, instalment)
    where status in ('processing', 'paid', 'refunded') and instalment <> 'extra'`.execute(db)
  await sql`
    create unique index payments_once_per_proposal on payments (proposal_id)
    where status in ('processing', 'paid', 'refunded')`.execute(db)
}

async function proposals(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table proposals (
      id uuid primary key default gen_random_uuid(),
      project_id uuid references projects on delete set null,
      company_id uuid references companies on delete set null,
      kind text not null check (kind in ('quote', 'addendum', 'round')),
      lines jsonb not null,
      total_cents integer not null,
      reason text not null,
      valid_until date not null,
      state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'withdrawn')),
      made_by uuid references team_members on delete set null,
      answered_by uuid references users on delete set null,
      answer text,
      answered_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      foreign key (project_id, company_id) references projects (id, company_id)
        on update cascade on delete set null (project_id),
      check (kind = 'addendum' or total_cents >= 0),
      check (kind <> 'quote' or total_cents >= 30000)
    )`.execute(db)
  await sql`
    create trigger take_company before insert or update of project_id on proposals
    for each row execute function take_company_of_project()`.execute(db)
  await sql`create index proposals_project_id on proposals (project_id, created_at desc)`.execute(db)
  await sql`create index proposals_company_id on proposals (company_id)`.execute(db)
  await sql`create index proposals_answered_by on proposals (answered_by)`.execute(db)
  await sql`create index proposals_made_by on proposals (made_by)`.execute(db)
}

/** Deletes payments of proposals, which the former schema does not allow. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from refund_requests where payment_id in (select id from payments where instalment = 'extra')`.execute(
    db,
  )
  await sql`delete from payments where instalment = 'extra'`.execute(db)
  await sql`drop index payments_once_per_proposal`.execute(db)
  await sql`drop index payments_once_per_quote`.execute(db)
  await sql`
    create unique index payments_once_per_quote on payments (quote_id, instalment)
    where status in ('processing', 'paid', 'refunded')`.execute(db)
  await sql`
    alter table payments
      drop constraint payments_instalment_check,
      drop column proposal_id,
      add constraint payments_instalment_check check (instalment in ('deposit', 'balance'))`.execute(db)
  await sql`alter table quotes drop column proposal_id`.execute(db)
  await db.schema.dropTable('proposals').execute()
}
