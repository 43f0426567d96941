import { type Kysely, sql } from 'kysely'

/** Tables and columns that the former release neither reads nor writes. */
export const compatible = true

/**
 * Creates guests of a review and their viewings (docs/decisions/review-guests.md). Only the hash of the token is
 * stored. `from_guest` stays true after the guest is deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table review_guests (
      id uuid primary key default gen_random_uuid(),
      project_id uuid not null references projects on delete cascade,
      company_id uuid check (company_id is not null) references companies on delete cascade,
      name text not null,
      token_hash text not null unique,
      pass_phrase_hash text,
      request_id uuid not null unique,
      may_comment boolean not null,
      may_download boolean not null,
      invited_by uuid references users on delete set null,
      inviter_name text,
      from_team boolean not null,
      created_at timestamptz(3) not null default now(),
      expires_at timestamptz(3) not null,
      opened_at timestamptz(3),
      revoked_at timestamptz(3),
      foreign key (project_id, company_id) references projects (id, company_id)
        on update cascade on delete cascade
    )`.execute(db)
  await takeCompany(db, 'review_guests')
  await sql`
    create index review_guests_project_id on review_guests (project_id, created_at desc, id desc)`.execute(db)
  await sql`create index review_guests_company_id on review_guests (company_id)`.execute(db)
  await sql`create index review_guests_invited_by on review_guests (invited_by)`.execute(db)
  await sql`create index review_guests_expires_at on review_guests (expires_at)`.execute(db)
  await viewings(db)
  await sql`
    alter table deliverable_comments
      add column guest_id uuid references review_guests on delete set null,
      add column from_guest boolean not null default false`.execute(db)
  await sql`
    create index deliverable_comments_guest_id on deliverable_comments (guest_id)
    where guest_id is not null`.execute(db)
}

async function viewings(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table review_viewings (
      id uuid primary key default gen_random_uuid(),
      project_id uuid not null references projects on delete cascade,
      company_id uuid check (company_id is not null) references companies on delete cascade,
      deliverable_id uuid not null references deliverables on delete cascade,
      user_id uuid references users on delete cascade,
      guest_id uuid references review_guests on delete cascade,
      first_at timestamptz(3) not null,
      last_at timestamptz(3) not null,
      check (num_nonnulls(user_id, guest_id) = 1),
      unique (deliverable_id, user_id),
      unique (deliverable_id, guest_id),
      foreign key (project_id, company_id) references projects (id, company_id)
        on update cascade on delete cascade
    )`.execute(db)
  await takeCompany(db, 'review_viewings')
  for (const column of ['project_id', 'company_id', 'user_id', 'guest_id'])
    await sql`
      create index ${sql.ref(`review_viewings_${column}`)} on review_viewings (${sql.ref(column)})`.execute(
      db,
    )
}

const takeCompany = (db: Kysely<unknown>, table: string) =>
  sql`
    create trigger take_company before insert or update of project_id on ${sql.table(table)}
    for each row execute function take_company_of_project()`.execute(db)

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table deliverable_comments
      drop column guest_id,
      drop column from_guest`.execute(db)
  await db.schema.dropTable('review_viewings').execute()
  await db.schema.dropTable('review_guests').execute()
}
