import { type Kysely, sql } from 'kysely'

/** A table that the former release neither reads nor writes. */
export const compatible = true

/** Creates the table of clients' shared folders, which count as material of a project. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table material_links (
      id uuid primary key default gen_random_uuid(),
      project_id uuid not null references projects on delete cascade,
      company_id uuid check (company_id is not null),
      user_id uuid references users on delete set null,
      url text not null,
      name text,
      created_at timestamptz(3) not null default now(),
      unique (project_id, url),
      foreign key (project_id, company_id) references projects (id, company_id)
        on update cascade on delete cascade
    )`.execute(db)
  await sql`
    create trigger take_company before insert or update of project_id on material_links
    for each row execute function take_company_of_project()`.execute(db)
  await sql`create index material_links_list on material_links (project_id, created_at desc, id desc)`.execute(
    db,
  )
  await sql`create index material_links_user_id on material_links (user_id)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('material_links').execute()
}
