import { type Kysely, type RawBuilder, sql } from 'kysely'

const sentByVisitors = [
  'audit_requests',
  'script_improvement_requests',
  'interview_applications',
  'contact_messages',
]
const tables = [...sentByVisitors, 'refund_requests']

/** Searched text of each kind of request. */
const wordsOf: Record<string, RawBuilder<unknown>> = {
  audit_requests: sql`first_name || ' ' || last_name || ' ' || email || ' ' || company || ' ' || description`,
  script_improvement_requests: sql`first_name || ' ' || last_name || ' ' || email || ' ' || company || ' ' || original_script || ' ' || coalesce(project_description, '')`,
  interview_applications: sql`contact_name || ' ' || email || ' ' || company_name || ' ' || location || ' ' || motivation`,
  contact_messages: sql`name || ' ' || email || ' ' || coalesce(company, '') || ' ' || message`,
  refund_requests: sql`reason`,
  profiles: sql`full_name || ' ' || coalesce(company, '')`,
}

const accented = 'áàâäãåçéèêëíìîïñóòôöõúùûüýÁÀÂÄÃÅÇÉÈÊËÍÌÎÏÑÓÒÔÖÕÚÙÛÜÝ'
const plain = 'aaaaaaceeeeiiiinooooouuuuyaaaaaaceeeeiiiinooooouuuuy'
const signs = "@._/:+-'’"

/** Adds what the inbox of requests needs: list indexes, replies, overdue notices and search. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await handling(db)
  await replies(db)
  await searching(db)
  await sql`create index audit_log_subject on audit_log (subject_id, created_at desc, id desc)`.execute(db)
}

async function handling(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) {
    const name = (suffix: string) => sql.ref(`${table}_${suffix}`)
    await sql`alter table ${sql.table(table)} add column overdue_told_at timestamptz(3)`.execute(db)
    await sql`drop index ${name('assignee')}`.execute(db)
    await sql`
      create index ${name('assignee')} on ${sql.table(table)} (assignee_id, created_at desc, id desc)`.execute(
      db,
    )
    await sql`
      create index ${name('state')} on ${sql.table(table)} (state, created_at desc, id desc)`.execute(db)
    await sql`
      create index ${name('untold')} on ${sql.table(table)} (created_at)
      where overdue_told_at is null and answered_at is null and state in ('new', 'in-progress')`.execute(db)
  }
  for (const table of sentByVisitors) {
    await sql`
      alter table ${sql.table(table)}
        add column project_id uuid references projects on delete set null,
        add column invited_at timestamptz(3)`.execute(db)
    await sql`create index ${sql.ref(`${table}_project_id`)} on ${sql.table(table)} (project_id)`.execute(db)
  }
  await sql`
    alter table audit_requests add column first_report jsonb, add column complete_sent_at timestamptz(3)`.execute(
    db,
  )
}

async function replies(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lead_replies (
      id uuid primary key default gen_random_uuid(),
      audit_id uuid references audit_requests on delete cascade,
      script_id uuid references script_improvement_requests on delete cascade,
      interview_id uuid references interview_applications on delete cascade,
      contact_id uuid references contact_messages on delete cascade,
      refund_id uuid references refund_requests on delete cascade,
      member_id uuid references team_members on delete set null,
      author_name text not null,
      subject text not null,
      text text not null,
      request_id uuid unique,
      created_at timestamptz(3) not null default now(),
      check (num_nonnulls(audit_id, script_id, interview_id, contact_id, refund_id) = 1)
    )`.execute(db)
  for (const column of ['audit_id', 'script_id', 'interview_id', 'contact_id', 'refund_id']) {
    await sql`
      create index ${sql.ref(`lead_replies_${column}`)} on lead_replies (${sql.ref(column)}, created_at)`.execute(
      db,
    )
  }
  await sql`create index lead_replies_member_id on lead_replies (member_id)`.execute(db)
}

/**
 * Adds word search without case and accents; addresses are split into their parts. The high cost makes the planner use
 * the index for rare words. Not marked parallel: starting workers takes longer than the search.
 */
async function searching(db: Kysely<unknown>): Promise<void> {
  const [from, to] = [accented + signs, plain + ' '.repeat(signs.length)]
  await sql`
    create function lead_words(words text) returns tsvector
    language plpgsql immutable cost 10000 as $$
    begin
      return to_tsvector('simple'::regconfig, translate(words, ${sql.lit(from)}, ${sql.lit(to)}));
    end $$`.execute(db)
  for (const [table, words] of Object.entries(wordsOf)) {
    await sql`
      create index ${sql.ref(`${table}_words`)} on ${sql.table(table)}
      using gin (lead_words(${words}))`.execute(db)
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index audit_log_subject`.execute(db)
  for (const table of Object.keys(wordsOf)) await sql`drop index ${sql.ref(`${table}_words`)}`.execute(db)
  await sql`drop function lead_words(text)`.execute(db)
  await db.schema.dropTable('lead_replies').execute()
  await sql`alter table audit_requests drop column first_report, drop column complete_sent_at`.execute(db)
  for (const table of sentByVisitors) {
    await sql`alter table ${sql.table(table)} drop column project_id, drop column invited_at`.execute(db)
  }
  for (const table of tables) {
    const name = (suffix: string) => sql.ref(`${table}_${suffix}`)
    await sql`drop index ${name('state')}`.execute(db)
    await sql`drop index ${name('assignee')}`.execute(db)
    await sql`create index ${name('assignee')} on ${sql.table(table)} (assignee_id)`.execute(db)
    await sql`alter table ${sql.table(table)} drop column overdue_told_at`.execute(db)
  }
}
