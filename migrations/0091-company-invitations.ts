import { type Kysely, sql } from 'kysely'

/** A new table and a nullable column: the former release neither reads nor writes them. */
export const compatible = true

/** Creates invitations to a company, and adds the selected company of a session (docs/decisions/companies.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table company_invitations (
      id uuid primary key default gen_random_uuid(),
      company_id uuid not null references companies on delete cascade,
      email text not null,
      hats text[] not null
        check (hats <@ '{representative,approver,billing}' and cardinality(hats) > 0),
      token_hash text not null unique,
      invited_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      expires_at timestamptz(3) not null,
      accepted_at timestamptz(3),
      revoked_at timestamptz(3)
    )`.execute(db)
  await sql`create index company_invitations_list on company_invitations (company_id, created_at desc, id desc)`.execute(
    db,
  )
  await sql`
    create unique index company_invitations_open on company_invitations (company_id, email)
    where accepted_at is null and revoked_at is null`.execute(db)
  await sql`create index company_invitations_invited_by on company_invitations (invited_by)`.execute(db)
  await sql`create index company_invitations_email on company_invitations (email)`.execute(db)
  await sql`alter table sessions add column company_id uuid references companies on delete set null`.execute(
    db,
  )
  await sql`create index sessions_company_id on sessions (company_id)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions drop column company_id`.execute(db)
  await sql`drop table company_invitations`.execute(db)
}
