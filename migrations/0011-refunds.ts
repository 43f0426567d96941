import { type Kysely, sql } from 'kysely'

/** Creates the table of refund requests, which references payments and outlives project and user. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refund_requests (
      id uuid primary key default gen_random_uuid(),
      payment_id uuid not null unique references payments,
      project_id uuid references projects on delete set null,
      user_id uuid references users on delete set null,
      reason text not null,
      state text not null default 'new' check (state in ('new', 'in-progress', 'answered', 'closed')),
      assignee_id uuid references team_members on delete set null,
      answered_at timestamptz(3),
      closed_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`create index refund_requests_newest on refund_requests (created_at desc, id desc)`.execute(db)
  await sql`create index refund_requests_assignee on refund_requests (assignee_id)`.execute(db)
  await sql`create index refund_requests_project_id on refund_requests (project_id)`.execute(db)
  await sql`create index refund_requests_user_id on refund_requests (user_id)`.execute(db)
  await sql`
    create index refund_requests_waiting on refund_requests (created_at)
    where state in ('new', 'in-progress')`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('refund_requests').execute()
}
