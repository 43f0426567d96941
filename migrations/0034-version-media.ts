import { type Kysely, sql } from 'kysely'

/** Creates the transcoding state of versions, one row each, and their renditions, which are served by id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table version_media (
      deliverable_id uuid primary key,
      company_id uuid check (company_id is not null),
      state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
      percent smallint not null default 0 check (percent between 0 and 100),
      attempts smallint not null default 0,
      failure text check (failure in ('TOO_LARGE', 'UNREADABLE', 'OTHER')),
      result jsonb,
      changed_at timestamptz(3) not null default now(),
      foreign key (deliverable_id, company_id) references deliverables (id, company_id)
        on update cascade on delete cascade
    )`.execute(db)
  await sql`
    create table version_renditions (
      id uuid primary key default gen_random_uuid(),
      deliverable_id uuid not null,
      company_id uuid check (company_id is not null),
      kind text not null check (kind in ('proxy-1080', 'proxy-540', 'poster', 'sprite', 'peaks')),
      file_path text not null unique,
      file_type text not null,
      file_size bigint not null check (file_size >= 0),
      width integer,
      height integer,
      unique (deliverable_id, kind),
      foreign key (deliverable_id, company_id) references deliverables (id, company_id)
        on update cascade on delete cascade
    )`.execute(db)
  for (const table of ['version_media', 'version_renditions'])
    await sql`
      create trigger take_company before insert on ${sql.table(table)}
      for each row execute function take_company_of_deliverable()`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('version_renditions').execute()
  await db.schema.dropTable('version_media').execute()
}
