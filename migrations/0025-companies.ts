import { type Kysely, sql } from 'kysely'

/**
 * Creates companies and their members. Each account gets its own company, named as its profile
 * (docs/decisions/companies.md).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table companies (
      id uuid primary key default gen_random_uuid(),
      name text,
      folded text generated always as (search_text(' ' || coalesce(name, ''))) stored,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`
    create index companies_searched on companies
    using gin (searchable(folded) gin_trgm_ops) with (fastupdate = off)`.execute(db)
  await sql`
    create table company_members (
      company_id uuid not null references companies on delete cascade,
      user_id uuid not null references users on delete cascade,
      hats text[] not null default '{representative}'
        check (hats <@ '{representative,approver,billing}' and cardinality(hats) > 0),
      joined_at timestamptz(3) not null default now(),
      primary key (user_id, company_id)
    )`.execute(db)
  await sql`create index company_members_of on company_members (company_id, joined_at, user_id)`.execute(db)
  await sql`
    with own as materialized (
      select gen_random_uuid() as company_id, id as user_id, company, created_at, updated_at from profiles
    ), made as (
      insert into companies (id, name, created_at, updated_at)
      select company_id, company, created_at, updated_at from own
    )
    insert into company_members (company_id, user_id, joined_at)
    select company_id, user_id, created_at from own`.execute(db)
  await sql`drop index profiles_words`.execute(db)
  await sql`create index profiles_words on profiles using gin (lead_words(full_name))`.execute(db)
  await sql`create index companies_words on companies using gin (lead_words(coalesce(name, '')))`.execute(db)
  await searchProfiles(db, sql`' ' || full_name`)
  await sql`alter table profiles drop column company`.execute(db)
}

/** Recreates the search column of profiles, since the expression of a generated column cannot be altered. */
async function searchProfiles(db: Kysely<unknown>, words: ReturnType<typeof sql>): Promise<void> {
  await sql`alter table profiles drop column folded`.execute(db)
  await sql`
    alter table profiles add column folded text generated always as (search_text(${words})) stored`.execute(
    db,
  )
  await sql`
    create index profiles_searched on profiles
    using gin (searchable(folded) gin_trgm_ops) with (fastupdate = off)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profiles add column company text`.execute(db)
  await sql`
    update profiles set company = (
      select companies.name from company_members join companies on companies.id = company_members.company_id
      where company_members.user_id = profiles.id order by joined_at, companies.id limit 1
    )`.execute(db)
  await sql`drop index profiles_words`.execute(db)
  await sql`
    create index profiles_words on profiles
    using gin (lead_words(full_name || ' ' || coalesce(company, '')))`.execute(db)
  await searchProfiles(db, sql`' ' || full_name || ' ' || coalesce(company, '')`)
  await db.schema.dropTable('company_members').execute()
  await db.schema.dropTable('companies').execute()
}
