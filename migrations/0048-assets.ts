import { type Kysely, type RawBuilder, sql } from 'kysely'

/**
 * Creates the assets of a project, each with its own versions (docs/decisions/downloads-and-review.md). A version
 * without asset gets the main one by trigger, since the former release writes none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table assets (
      id uuid primary key default gen_random_uuid(),
      project_id uuid not null references projects on delete cascade,
      company_id uuid check (company_id is not null),
      kind text not null check (kind in ('16:9', '9:16', '1:1', 'subtitles', 'stills', 'additional')),
      name text,
      is_main boolean not null default false,
      is_required boolean not null default true,
      created_at timestamptz(3) not null default now(),
      unique (id, project_id),
      unique nulls not distinct (project_id, kind, name),
      check (is_required or not is_main),
      foreign key (project_id, company_id) references projects (id, company_id)
        on update cascade on delete cascade
    )`.execute(db)
  await sql`create unique index assets_main on assets (project_id) where is_main`.execute(db)
  await sql`
    create trigger take_company before insert or update of project_id on assets
    for each row execute function take_company_of_project()`.execute(db)
  await versions(db)
  await allowKinds(db, ['material', 'avatar', 'deliverable', 'poster', 'delivery-file'])
}

async function versions(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deliverables add column asset_id uuid`.execute(db)
  await sql`
    alter table deliverables add constraint deliverables_asset_fkey
      foreign key (asset_id, project_id) references assets (id, project_id) not valid`.execute(db)
  await sql`
    create function main_asset_of(project uuid, resolution text) returns uuid language plpgsql as $$
    declare
      found_id uuid;
      width integer := split_part(coalesce(resolution, '16x9'), 'x', 1)::integer;
      height integer := split_part(coalesce(resolution, '16x9'), 'x', 2)::integer;
    begin
      insert into assets (project_id, kind, is_main)
      values (project, case when width < height then '9:16' when width = height then '1:1' else '16:9' end, true)
      on conflict (project_id) where is_main do nothing;
      select id into found_id from assets where project_id = project and is_main;
      return found_id;
    end $$`.execute(db)
  await trigger(
    db,
    'take_asset',
    sql`before insert on deliverables`,
    sql`
      if new.asset_id is null then
        new.asset_id := main_asset_of(new.project_id, new.resolution);
      end if;
      return new;`,
  )
  await trigger(
    db,
    'take_versions',
    sql`after insert on assets`,
    sql`
      if new.is_main then
        update deliverables set asset_id = new.id where project_id = new.project_id and asset_id is null;
      end if;
      return null;`,
  )
}

async function trigger(
  db: Kysely<unknown>,
  name: string,
  when: RawBuilder<unknown>,
  body: RawBuilder<unknown>,
): Promise<void> {
  await sql`create function ${sql.ref(name)}() returns trigger language plpgsql as $$ begin ${body} end $$`.execute(
    db,
  )
  await sql`create trigger ${sql.ref(name)} ${when} for each row execute function ${sql.ref(name)}()`.execute(
    db,
  )
}

/** Steps that assign older versions to the main asset of their project. */
export const steps = [
  {
    name: 'versions',
    table: 'deliverables',
    fill: (trx: Kysely<unknown>, within: RawBuilder<boolean>) =>
      sql`
        update deliverables set asset_id = main_asset_of(project_id, resolution)
        where ${within} and asset_id is null`.execute(trx),
  },
  { name: 'index', index: 'deliverables_asset_id', on: sql`deliverables (asset_id)` },
  {
    name: 'validate',
    run: (trx: Kysely<unknown>) =>
      sql`alter table deliverables validate constraint deliverables_asset_fkey`.execute(trx),
  },
]

async function allowKinds(db: Kysely<unknown>, kinds: string[]): Promise<void> {
  await sql`alter table uploads drop constraint uploads_kind_check`.execute(db)
  await sql`
    alter table uploads add constraint uploads_kind_check
    check (kind in (${sql.join(kinds.map(kind => sql.lit(kind)))}))`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from uploads where kind = 'delivery-file'`.execute(db)
  await allowKinds(db, ['material', 'avatar', 'deliverable', 'poster'])
  await sql`drop trigger take_versions on assets`.execute(db)
  await sql`drop trigger take_asset on deliverables`.execute(db)
  await sql`alter table deliverables drop column asset_id`.execute(db)
  await sql`drop function take_versions()`.execute(db)
  await sql`drop function take_asset()`.execute(db)
  await sql`drop function main_asset_of(uuid, text)`.execute(db)
  await db.schema.dropTable('assets').execute()
}
