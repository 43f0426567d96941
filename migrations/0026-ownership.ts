import { type Kysely, type RawBuilder, sql } from 'kysely'

interface BelowProject {
  /** Action on the row when its project is deleted. */
  onDelete: RawBuilder<unknown>
  /** True if rows may have no project. */
  isOptional: boolean
}

const goesAlong: BelowProject = { onDelete: sql`cascade`, isOptional: false }
const stays: BelowProject = { onDelete: sql`set null (project_id)`, isOptional: true }

const ofProject: Record<string, BelowProject> = {
  ai_conversations: goesAlong,
  briefing_progress: goesAlong,
  project_files: goesAlong,
  project_video_references: goesAlong,
  project_team_assignments: goesAlong,
  deliverables: goesAlong,
  uploads: { ...goesAlong, isOptional: true },
  client_testimonials: stays,
  quotes: stays,
  payments: stays,
  refund_requests: stays,
}

/** Tables owned by the company: rows are kept when their author is deleted. */
const written = ['ai_conversations', 'briefing_progress', 'project_files']

/**
 * Makes companies the owners of projects and of all rows below them; users are authors (docs/decisions/companies.md). A
 * trigger copies the company of the project to each row, and foreign keys enforce it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await projects(db)
  await sql`
    create function take_company_of_project() returns trigger language plpgsql as $$
    begin
      if new.project_id is null or (tg_op = 'INSERT' and new.company_id is not null) then
        return new;
      end if;
      select company_id into new.company_id from projects where id = new.project_id;
      if not found then
        raise foreign_key_violation using message = format('project %s does not exist', new.project_id);
      end if;
      return new;
    end $$`.execute(db)
  for (const [table, below] of Object.entries(ofProject)) await belowProject(db, table, below)
  for (const table of written) {
    await sql`alter table ${sql.table(table)} alter column user_id drop not null`.execute(db)
    await referToAuthor(db, table, sql`set null`)
  }
  await comments(db)
  await sql`drop index briefing_progress_of_user`.execute(db)
  await sql`create index briefing_progress_user_id on briefing_progress (user_id)`.execute(db)
  await sql`
    create index briefing_progress_of_company on briefing_progress (company_id, updated_at desc)
    where is_completed`.execute(db)
}

async function projects(db: Kysely<unknown>): Promise<void> {
  await sql`alter table projects add column company_id uuid references companies on delete cascade`.execute(
    db,
  )
  await sql`
    update projects set company_id = company_members.company_id
    from company_members where company_members.user_id = projects.user_id`.execute(db)
  await sql`alter table projects alter column company_id set not null`.execute(db)
  await sql`alter table projects add unique (id, company_id)`.execute(db)
  await sql`alter table projects alter column user_id drop not null`.execute(db)
  await referToAuthor(db, 'projects', sql`set null`)
  await sql`drop index projects_of_user`.execute(db)
  await sql`create index projects_user_id on projects (user_id)`.execute(db)
  await sql`create index projects_of_company on projects (company_id, created_at desc, id desc)`.execute(db)
}

async function referToAuthor(
  db: Kysely<unknown>,
  table: string,
  onDelete: RawBuilder<unknown>,
): Promise<void> {
  const constraint = sql.ref(`${table}_user_id_fkey`)
  await sql`
    alter table ${sql.table(table)} drop constraint ${constraint},
      add constraint ${constraint} foreign key (user_id) references users on delete ${onDelete}`.execute(db)
}

/** Adds the company to a table. The foreign key to the project stays for rows that outlive their company. */
async function belowProject(
  db: Kysely<unknown>,
  name: string,
  { onDelete, isOptional }: BelowProject,
): Promise<void> {
  const table = sql.table(name)
  await sql`alter table ${table} add column company_id uuid`.execute(db)
  await sql`
    update ${table} set company_id = projects.company_id
    from projects where projects.id = ${table}.project_id`.execute(db)
  await sql`
    alter table ${table} add foreign key (project_id, company_id) references projects (id, company_id)
    on update cascade on delete ${onDelete}`.execute(db)
  if (isOptional) {
    await sql`
      alter table ${table} add foreign key (company_id) references companies on delete set null`.execute(db)
    await sql`create index ${sql.ref(`${name}_company_id`)} on ${table} (company_id)`.execute(db)
  } else {
    await sql`alter table ${table} add check (company_id is not null)`.execute(db)
  }
  await sql`
    create trigger take_company before insert or update of project_id on ${table}
    for each row execute function take_company_of_project()`.execute(db)
}

/** Adds the company to comments, which belong to a version and are by far the most numerous rows. */
async function comments(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deliverables add unique (id, company_id)`.execute(db)
  await sql`alter table deliverable_comments add column company_id uuid`.execute(db)
  await sql`
    update deliverable_comments set company_id = deliverables.company_id
    from deliverables where deliverables.id = deliverable_comments.deliverable_id`.execute(db)
  await sql`
    alter table deliverable_comments
    add check (company_id is not null),
    add foreign key (deliverable_id, company_id) references deliverables (id, company_id)
      on update cascade on delete cascade`.execute(db)
  await sql`
    create function take_company_of_deliverable() returns trigger language plpgsql as $$
    begin
      if new.company_id is null then
        select company_id into new.company_id from deliverables where id = new.deliverable_id;
        if not found then
          raise foreign_key_violation using message = format('version %s does not exist', new.deliverable_id);
        end if;
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger take_company before insert on deliverable_comments
    for each row execute function take_company_of_deliverable()`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index briefing_progress_of_company`.execute(db)
  await sql`drop index briefing_progress_user_id`.execute(db)
  await sql`
    create index briefing_progress_of_user on briefing_progress (user_id, updated_at desc)
    where is_completed`.execute(db)
  await sql`drop trigger take_company on deliverable_comments`.execute(db)
  await sql`drop function take_company_of_deliverable()`.execute(db)
  await sql`alter table deliverable_comments drop column company_id`.execute(db)
  for (const table of ['projects', ...written]) {
    await sql`delete from ${sql.table(table)} where user_id is null`.execute(db)
    await sql`alter table ${sql.table(table)} alter column user_id set not null`.execute(db)
    await referToAuthor(db, table, sql`cascade`)
  }
  for (const table of Object.keys(ofProject)) {
    await sql`drop trigger take_company on ${sql.table(table)}`.execute(db)
    await sql`alter table ${sql.table(table)} drop column company_id`.execute(db)
  }
  await sql`drop function take_company_of_project()`.execute(db)
  await sql`drop index projects_of_company`.execute(db)
  await sql`drop index projects_user_id`.execute(db)
  await sql`create index projects_of_user on projects (user_id, created_at desc, id desc)`.execute(db)
  await sql`alter table projects drop column company_id`.execute(db)
}
