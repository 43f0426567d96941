import { type Kysely, sql } from 'kysely'

/**
 * Creates attachments of comments (docs/decisions/comments.md). Not marked as compatible: the sweeper of the former
 * release deletes files that only this table references.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table comment_files (
      id uuid primary key,
      comment_id uuid not null references deliverable_comments on delete cascade,
      project_id uuid not null references projects on delete cascade,
      company_id uuid check (company_id is not null) references companies on delete cascade,
      user_id uuid references users on delete set null,
      from_team boolean not null,
      file_name text not null,
      file_type text not null,
      file_size bigint not null check (file_size >= 0),
      file_path text not null unique,
      created_at timestamptz(3) not null default now(),
      foreign key (project_id, company_id) references projects (id, company_id)
        on update cascade on delete cascade
    )`.execute(db)
  await sql`
    create trigger take_company before insert or update of project_id on comment_files
    for each row execute function take_company_of_project()`.execute(db)
  for (const column of ['comment_id', 'project_id', 'company_id', 'user_id'])
    await sql`create index ${sql.ref(`comment_files_${column}`)} on comment_files (${sql.ref(column)})`.execute(
      db,
    )
  await allowKinds(db, ['material', 'avatar', 'deliverable', 'poster', 'delivery-file', 'comment-file'])
}

async function allowKinds(db: Kysely<unknown>, kinds: string[]): Promise<void> {
  await sql`alter table uploads drop constraint uploads_kind_check`.execute(db)
  await sql`
    alter table uploads add constraint uploads_kind_check
    check (kind in (${sql.join(kinds.map(kind => sql.lit(kind)))}))`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from uploads where kind = 'comment-file'`.execute(db)
  await allowKinds(db, ['material', 'avatar', 'deliverable', 'poster', 'delivery-file'])
  await db.schema.dropTable('comment_files').execute()
}
