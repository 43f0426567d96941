import { type Kysely, sql } from 'kysely'

/** A table that the former release neither reads nor writes. */
export const compatible = true

/** Creates shooting days (docs/decisions/schedule.md). `call_time` is a time in Rome, null for a whole day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table project_shoots (
      id uuid primary key default gen_random_uuid(),
      project_id uuid not null references projects on delete cascade,
      company_id uuid check (company_id is not null),
      day date not null,
      address text not null,
      contact text,
      call_time text check (call_time ~ '^([01]\\d|2[0-3]):[0-5]\\d$'),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      foreign key (project_id, company_id) references projects (id, company_id)
        on update cascade on delete cascade
    )`.execute(db)
  await sql`create index project_shoots_project on project_shoots (project_id, day)`.execute(db)
  await sql`create index project_shoots_company_id on project_shoots (company_id)`.execute(db)
  await sql`create index project_shoots_day on project_shoots (day)`.execute(db)
  await sql`
    create trigger take_company before insert or update of project_id on project_shoots
    for each row execute function take_company_of_project()`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('project_shoots').execute()
}
