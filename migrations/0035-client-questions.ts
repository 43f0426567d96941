import { type Kysely, sql } from 'kysely'

const parents = ['audit_id', 'script_id', 'interview_id', 'contact_id', 'refund_id']

/** Creates the table of client questions from briefings that the team answers in the inbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table client_questions (
      id uuid primary key default gen_random_uuid(),
      project_id uuid not null references projects on delete cascade,
      company_id uuid check (company_id is not null),
      user_id uuid references users on delete set null,
      turn_id uuid not null,
      question text not null,
      state text not null default 'new' check (state in ('new', 'in-progress', 'answered', 'closed')),
      assignee_id uuid references team_members on delete set null,
      answered_at timestamptz(3),
      closed_at timestamptz(3),
      overdue_told_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      foreign key (project_id, company_id) references projects (id, company_id)
        on update cascade on delete cascade
    )`.execute(db)
  await sql`
    create trigger take_company before insert or update of project_id on client_questions
    for each row execute function take_company_of_project()`.execute(db)
  await indexes(db)
  await sql`
    alter table lead_replies add column question_id uuid references client_questions on delete cascade`.execute(
    db,
  )
  await sql`create index lead_replies_question_id on lead_replies (question_id, created_at)`.execute(db)
  await answersOne(db, [...parents, 'question_id'])
}

async function indexes(db: Kysely<unknown>): Promise<void> {
  const newestFirst = sql`created_at desc, id desc`
  await sql`create index client_questions_newest on client_questions (${newestFirst})`.execute(db)
  await sql`create index client_questions_assignee on client_questions (assignee_id, ${newestFirst})`.execute(
    db,
  )
  await sql`create index client_questions_state on client_questions (state, ${newestFirst})`.execute(db)
  await sql`create index client_questions_project_id on client_questions (project_id)`.execute(db)
  await sql`create index client_questions_user_id on client_questions (user_id)`.execute(db)
  await sql`
    create index client_questions_waiting on client_questions (created_at)
    where state in ('new', 'in-progress')`.execute(db)
  await sql`
    create index client_questions_untold on client_questions (created_at)
    where overdue_told_at is null and answered_at is null and state in ('new', 'in-progress')`.execute(db)
  await sql`create index client_questions_words on client_questions using gin (lead_words(question))`.execute(
    db,
  )
}

/** Requires each reply to have exactly one parent. */
async function answersOne(db: Kysely<unknown>, columns: string[]): Promise<void> {
  await sql`
    alter table lead_replies drop constraint lead_replies_check,
      add constraint lead_replies_check
      check (num_nonnulls(${sql.join(columns.map(column => sql.ref(column)))}) = 1)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from lead_replies where question_id is not null`.execute(db)
  await answersOne(db, parents)
  await sql`alter table lead_replies drop column question_id`.execute(db)
  await db.schema.dropTable('client_questions').execute()
}
