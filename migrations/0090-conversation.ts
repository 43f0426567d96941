import { type Kysely, type RawBuilder, sql } from 'kysely'

/**
 * Creates the conversation of a project (docs/decisions/conversation.md). Not marked as compatible: the sweeper of the
 * former release deletes files that only `message_files` references.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table project_messages (
      id uuid primary key default gen_random_uuid(),
      project_id uuid not null references projects on delete cascade,
      company_id uuid check (company_id is not null),
      user_id uuid references users on delete set null,
      from_team boolean not null,
      kind text not null default 'message' check (kind in ('message', 'question', 'answer')),
      text text not null,
      quote_kind text check (quote_kind in ('comment', 'question')),
      quote_text text,
      quoted_comment_id uuid references deliverable_comments on delete set null,
      question_id uuid unique references client_questions on delete set null,
      reply_id uuid unique references lead_replies on delete set null,
      request_id uuid unique,
      edited_at timestamptz(3),
      withdrawn_at timestamptz(3),
      other_read_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      check ((quote_kind is null) = (quote_text is null)),
      foreign key (project_id, company_id) references projects (id, company_id)
        on update cascade on delete cascade
    )`.execute(db)
  await sql`create index project_messages_list on project_messages (project_id, created_at desc, id desc)`.execute(
    db,
  )
  await sql`create index project_messages_words on project_messages using gin (lead_words(text))`.execute(db)
  for (const column of ['company_id', 'user_id', 'quoted_comment_id'])
    await sql`create index ${sql.ref(`project_messages_${column}`)} on project_messages (${sql.ref(column)})`.execute(
      db,
    )
  await sql`
    create table message_files (
      id uuid primary key,
      message_id uuid not null references project_messages on delete cascade,
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
  for (const column of ['message_id', 'project_id', 'company_id', 'user_id'])
    await sql`create index ${sql.ref(`message_files_${column}`)} on message_files (${sql.ref(column)})`.execute(
      db,
    )
  for (const table of ['project_messages', 'message_files'])
    await sql`
      create trigger take_company before insert or update of project_id on ${sql.table(table)}
      for each row execute function take_company_of_project()`.execute(db)
  await sql`
    create table message_mentions (
      id uuid primary key default gen_random_uuid(),
      message_id uuid not null references project_messages on delete cascade,
      user_id uuid references users on delete set null,
      name text not null,
      unique (message_id, user_id)
    )`.execute(db)
  await sql`create index message_mentions_user_id on message_mentions (user_id)`.execute(db)
  await sql`
    create table message_reads (
      project_id uuid not null references projects on delete cascade,
      user_id uuid not null references users on delete cascade,
      read_at timestamptz(3),
      mail_due_at timestamptz(3),
      primary key (project_id, user_id)
    )`.execute(db)
  await sql`create index message_reads_user_id on message_reads (user_id)`.execute(db)
  await allowKinds(db, [...formerKinds, 'message'])
}

const formerKinds = ['material', 'avatar', 'deliverable', 'poster', 'delivery-file', 'comment-file']

async function allowKinds(db: Kysely<unknown>, kinds: string[]): Promise<void> {
  await sql`alter table uploads drop constraint uploads_kind_check`.execute(db)
  await sql`
    alter table uploads add constraint uploads_kind_check
    check (kind in (${sql.join(kinds.map(kind => sql.lit(kind)))}))`.execute(db)
}

/** Step that copies the questions of briefs and their answers into the conversations. */
export const steps = [
  {
    name: 'questions',
    table: 'client_questions',
    fill: (trx: Kysely<unknown>, within: RawBuilder<boolean>) =>
      sql`
      insert into project_messages (project_id, user_id, from_team, kind, text, question_id, created_at)
      select project_id, user_id, false, 'question', question, id, created_at
      from client_questions where ${within}
      on conflict (question_id) do nothing`.execute(trx),
  },
  {
    name: 'answers',
    table: 'lead_replies',
    fill: (trx: Kysely<unknown>, within: RawBuilder<boolean>) =>
      sql`
      insert into project_messages
        (project_id, user_id, from_team, kind, text, quote_kind, quote_text, reply_id, created_at)
      select question.project_id, users.id, true, 'answer', reply.text, 'question', question.question,
        reply.id, reply.created_at
      from (select * from lead_replies where ${within}) as reply
      join client_questions as question on question.id = reply.question_id
      left join team_members on team_members.id = reply.member_id
      left join users on users.email = team_members.email
      on conflict (reply_id) do nothing`.execute(trx),
  },
]

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from uploads where kind = 'message'`.execute(db)
  await allowKinds(db, formerKinds)
  for (const table of ['message_reads', 'message_mentions', 'message_files', 'project_messages'])
    await db.schema.dropTable(table).execute()
}
