import { type RawBuilder, sql } from 'kysely'
import { INCLUDED_ROUNDS } from 'shared/deliverables/version'
import { ANSWER_WITHIN_HOURS, leadKinds } from 'shared/inbox/lead'
import type { ProjectStatus } from 'shared/projects/status'
import { type DeadlineBucket, MAX_PROJECTS_COUNTED } from 'shared/timeline/deadlines'
import { hiddenFromPlanner } from '../../platform/db/row.ts'
import type { Database } from '../../platform/db/store.ts'
import { tableOf } from '../inbox/lead-tables.queries.ts'
import { receipts } from '../orders/administration/receipts.queries.ts'
import { isListed } from '../projects/project-states.queries.ts'

export type OpenStatus = Exclude<ProjectStatus, 'completed'>

const union = (parts: RawBuilder<unknown>[]) => sql.join(parts, sql` union all `)

/**
 * SQL: midnight in Rome at the beginning of a day; a literal, so that a prepared plan knows how many rows follow. The
 * days change once a week.
 */
const startOf = (day: string) => sql`(${sql.lit(day)}::date::timestamp at time zone 'Europe/Rome')`

/** SQL: first day of the week or month of a time, in Rome. */
const beginningOf = (span: 'week' | 'month', moment: RawBuilder<unknown>) =>
  sql<string>`to_char(date_trunc(${sql.lit(span)}, ${moment} at time zone 'Europe/Rome'), 'YYYY-MM-DD')`

export interface OpenCount {
  status: OpenStatus
  bucket: DeadlineBucket
  count: number
}

/** Counts projects by status and by state of their deadline; each count is limited. */
export async function countOpenProjects(
  db: Database,
  statuses: readonly OpenStatus[],
  { today, inAWeek }: { today: string; inAWeek: string },
): Promise<OpenCount[]> {
  const conditions: Record<DeadlineBucket, RawBuilder<unknown>> = {
    overdue: sql`deadline < ${hiddenFromPlanner(today)}::date`,
    'this-week': sql`deadline >= ${hiddenFromPlanner(today)}::date and deadline < ${hiddenFromPlanner(inAWeek)}::date`,
    later: sql`deadline >= ${hiddenFromPlanner(inAWeek)}::date`,
    none: sql`deadline is null`,
  }
  const parts = statuses.flatMap(status =>
    Object.entries(conditions).map(
      ([bucket, condition]) => sql`
        select ${sql.lit(status)} as status, ${sql.lit(bucket)} as bucket,
          ${counted(sql`status = ${sql.lit(status)} and ${condition}`)} as count`,
    ),
  )
  const { rows } = await sql<OpenCount>`${union(parts)}`.execute(db)
  return rows
}

export async function countCompletedProjects(db: Database): Promise<number> {
  // Ordered like an index, since the planner would otherwise read the whole table.
  const completed = sql`status = 'completed' order by created_at desc, id desc`
  const { rows } = await sql<{ count: number }>`select ${counted(completed)} as count`.execute(db)
  return rows[0]?.count ?? 0
}

const counted = (condition: RawBuilder<unknown>) => sql<number>`(
  select count(*)::integer
  from (select 1 from projects where ${isListed} and ${condition} limit ${sql.lit(MAX_PROJECTS_COUNTED)}) as few)`

/** Counts of leads by outcome; `other` are those still in time, and those closed without an answer. */
export interface AnswerFigures {
  received: number
  inTime: number
  late: number
  other: number
  medianSeconds: number | null
}

/**
 * Counts leads received from a Monday on, by week, and in total where `week` is null. Late are those answered late or
 * waiting for longer than promised.
 */
export async function sumUpAnswers(db: Database, from: string, late: Date) {
  const inTime = sql`answered_at < created_at + ${sql.lit(`${ANSWER_WITHIN_HOURS} hours`)}::interval`
  const tooLate = sql`case when answered_at is null
    then state in ('new', 'in-progress') and created_at <= ${late}::timestamptz
    else not (${inTime}) end`
  const came = leadKinds.map(
    kind => sql`
      select created_at, answered_at, state from ${sql.table(tableOf[kind])} where created_at >= ${startOf(from)}`,
  )
  const { rows } = await sql<AnswerFigures & { week: string | null }>`
    select week, count(*)::integer as received,
      (count(*) filter (where ${inTime}))::integer as in_time,
      (count(*) filter (where ${tooLate}))::integer as late,
      (count(*) filter (where not coalesce(${inTime}, false) and not (${tooLate})))::integer as other,
      percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at)) as median_seconds
    from (select *, ${beginningOf('week', sql`created_at`)} as week from (${union(came)}) as came) as requests
    group by grouping sets ((week), ())`.execute(db)
  return rows
}

/** Counts the projects with a version published from a day on, by the number of rounds used. */
export async function countRounds(db: Database, from: string) {
  const { rows } = await sql<{ rounds: number; projects: number }>`
    select least(used, ${sql.lit(INCLUDED_ROUNDS)}) as rounds, count(*)::integer as projects
    from (
      select (count(*) filter (where changes_requested_at is not null))::integer as used
      from deliverables
      where is_sent
        and project_id in (select project_id from deliverables where is_sent and created_at >= ${startOf(from)})
      group by project_id
    ) as reviewed
    group by 1`.execute(db)
  return rows
}

/** Sums receipts and refunds from a day on, by month. Parts of a transfer count when they arrive. */
export async function sumUpPayments(db: Database, from: string) {
  const sums = (kind: 'paid' | 'refunded', moment: RawBuilder<unknown>, cents: RawBuilder<unknown>) =>
    sql`${sql.lit(kind)} as kind, ${beginningOf('month', moment)} as month, count(*)::integer as count, sum(${cents})::bigint as cents`
  const { rows } = await sql<{ kind: 'paid' | 'refunded'; month: string; count: number; cents: number }>`
    select ${sums('paid', sql`at`, sql`amount_cents`)}
    from ${receipts(db)} as receipt
    where at >= ${startOf(from)}
    group by 2
    union all
    select ${sums('refunded', sql`settled_at`, sql`amount_cents`)}
    from refunds
    where settled_at >= ${startOf(from)} and state = 'done'
    group by 2`.execute(db)
  return rows
}
