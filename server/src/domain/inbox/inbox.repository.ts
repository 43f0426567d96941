import { type RawBuilder, sql } from 'kysely'
import type { z } from 'shared/errors/zod'
import {
  invitableKinds,
  type LeadCounts,
  type LeadKind,
  type LeadState,
  leadKinds,
  MAX_COUNTED,
  searchWordsOf,
} from 'shared/inbox/lead'
import type { listLeadsInput } from 'shared/inbox/leads.inputs'
import type { MemberScope } from '../../platform/actor.ts'
import { olderThan, pageBounds, pageOf } from '../../platform/db/page.ts'
import { hiddenFromPlanner } from '../../platform/db/row.ts'
import type { Database } from '../../platform/db/store.ts'
import { type LeadValues, leadSources } from './lead-sources.repository.ts'
import { tableOf } from './lead-tables.queries.ts'

export type LeadFilters = z.output<typeof listLeadsInput>

type LeadInList = Pick<LeadDetail, 'kind' | 'id' | 'createdAt' | 'state' | 'answeredAt' | 'assigneeName'> &
  Pick<LeadDetail, 'name' | 'company'> & { excerpt: string }

const EXCERPT_LENGTH = 200
/** Number of hits from which a search term counts as common. */
const MAX_HITS = 1000

/** SQL condition on the alias `l`: a manager sees every lead, other members those assigned to them. */
const isShownTo = ({ member }: MemberScope): RawBuilder<boolean> =>
  member.isManager ? sql<boolean>`true` : sql<boolean>`l.assignee_id = ${member.id}::uuid`

const union = (parts: RawBuilder<unknown>[]) => sql.join(parts, sql` union all `)

/** Lists the leads of all kinds, newest first. Each branch of the union walks its own index. */
export async function listLeads(db: Database, actor: MemberScope, filters: LeadFilters) {
  const words = filters.search === undefined ? undefined : searchWordsOf(filters.search)
  if (words?.length === 0) return pageOf<LeadInList>([], filters)
  const { fetch, before } = pageBounds(filters)
  const conditions = [isShownTo(actor), olderThan(before, { table: 'l' })]
  if (filters.mine) conditions.push(sql<boolean>`l.assignee_id = ${actor.member.id}::uuid`)
  if (filters.state) conditions.push(sql<boolean>`l.state = ${filters.state}`)
  const kinds = filters.kind ? [filters.kind] : leadKinds
  const branches = kinds.map(kind => branchOf(kind, conditions, words, fetch))
  const { rows } = await sql<LeadInList>`
    select one.*, assignee.full_name as assignee_name
    from (${union(branches)}) as one
    left join team_members as assignee on assignee.id = one.assignee_id
    order by one.created_at desc, one.id desc
    limit ${sql.lit(fetch)}`.execute(db)
  return pageOf(rows, filters)
}

/** Lists the newest leads sent from some addresses by forms of the site. */
export async function listLeadsOf(
  db: Database,
  actor: MemberScope,
  emails: readonly string[],
  limit: number,
) {
  const branches = invitableKinds.map(
    kind =>
      sql`(${selectOf(kind, [
        isShownTo(actor),
        sql<boolean>`${leadSources[kind].email} = any(${emails}::text[])`,
      ])} order by l.created_at desc limit ${limit})`,
  )
  const { rows } = await sql<LeadInList>`
    select one.*, null as assignee_name from (${union(branches)}) as one
    order by one.created_at desc, one.id desc limit ${limit}`.execute(db)
  return rows
}

function branchOf(
  kind: LeadKind,
  conditions: RawBuilder<boolean>[],
  words: string[] | undefined,
  limit: number,
): RawBuilder<unknown> {
  const newest = sql`order by l.created_at desc, l.id desc limit ${sql.lit(limit)}`
  if (!words) return sql`(${selectOf(kind, conditions)} ${newest})`
  const isFound = leadSources[kind].has(queryOf(words))
  const found = (condition: RawBuilder<boolean>) => selectOf(kind, [...conditions, condition])
  // Rare terms use the text index; for common ones, walking from the newest lead finds a page soon: `is true` keeps the
  // text index out.
  return sql`(
    with hits as materialized (${found(isFound)} limit ${sql.lit(MAX_HITS)})
    (select * from hits where (select count(*) from hits) < ${sql.lit(MAX_HITS)}
      order by created_at desc, id desc limit ${sql.lit(limit)})
    union all
    (${found(sql`(${isFound}) is true`)} and (select count(*) from hits) >= ${sql.lit(MAX_HITS)} ${newest}))`
}

function selectOf(kind: LeadKind, conditions: RawBuilder<boolean>[]): RawBuilder<unknown> {
  const { from, name, company, text } = leadSources[kind]
  return sql`
    select ${sql.lit(kind)} as kind, l.id, l.created_at, l.state, l.answered_at, l.assignee_id,
      ${name} as name, ${company} as company, left(${text}, ${sql.lit(EXCERPT_LENGTH)}) as excerpt
    from ${from}
    where ${sql.join(conditions, sql` and `)}`
}

const queryOf = (words: string[]) =>
  sql`to_tsquery('simple', ${hiddenFromPlanner(words.map(word => `${word}:*`).join(' & '))})`

/** SQL condition on the alias `l`: received before a time and not answered. */
const isOverdue = (late: Date) => sql<boolean>`(
  l.state in ('new', 'in-progress') and l.answered_at is null and l.created_at <= ${late}::timestamptz)`

/** Counts new, in-progress and late leads, up to `MAX_COUNTED` each. */
export async function countLeads(db: Database, actor: MemberScope, late: Date): Promise<LeadCounts> {
  const { rows } = await sql<LeadCounts>`select
    ${counted(actor, sql`l.state = 'new'`)} as new,
    ${counted(actor, sql`l.state = 'in-progress'`)} as in_progress,
    ${counted(actor, isOverdue(late))} as late`.execute(db)
  const [{ new: fresh, inProgress, late: overdue } = { new: 0, inProgress: 0, late: 0 }] = rows
  return { new: Number(fresh), inProgress: Number(inProgress), late: Number(overdue) }
}

function counted(actor: MemberScope, condition: RawBuilder<unknown>): RawBuilder<number> {
  const branches = leadKinds.map(
    kind => sql`(
      select 1 from ${sql.table(tableOf[kind])} as l
      where ${isShownTo(actor)} and ${condition}
      limit ${sql.lit(MAX_COUNTED)})`,
  )
  return sql<number>`(select count(*) from (${union(branches)} limit ${sql.lit(MAX_COUNTED)}) as counted)`
}

type OverdueLead = Pick<LeadDetail, 'kind' | 'id' | 'name' | 'company' | 'createdAt'>

/** Lists the first unanswered leads received before a time, oldest first, with the exact count. */
export async function listOverdue(
  db: Database,
  actor: MemberScope,
  { late, limit }: { late: Date; limit: number },
): Promise<{ count: number; items: OverdueLead[] }> {
  const conditions = [isShownTo(actor), isOverdue(late)]
  const counts = leadKinds.map(
    kind => sql`(
      select count(*) as count from ${sql.table(tableOf[kind])} as l where ${sql.join(conditions, sql` and `)})`,
  )
  const counted = await sql<{ count: number }>`
    select sum(count)::integer as count from (${union(counts)}) as counts`.execute(db)
  const branches = leadKinds.map(
    kind => sql`(${selectOf(kind, conditions)} order by l.created_at, l.id limit ${limit})`,
  )
  const { rows } = await sql<OverdueLead>`
    select kind, id, name, company, created_at from (${union(branches)}) as one
    order by created_at, id limit ${limit}`.execute(db)
  return { count: counted.rows[0]?.count ?? 0, items: rows }
}

export interface LeadDetail extends LeadValues {
  kind: LeadKind
  id: string
  createdAt: Date
  state: LeadState
  answeredAt: Date | null
  closedAt: Date | null
  projectId: string | null
  projectTitle: string | null
  assigneeId: string | null
  assigneeName: string | null
}

/** Finds a lead with all details, if the member may see it. */
export async function findLead(db: Database, actor: MemberScope, kind: LeadKind, id: string) {
  const { from, has: _, ...columns } = leadSources[kind]
  const own = Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.ref(name)}`)
  const { rows } = await sql<LeadDetail>`
    select ${sql.lit(kind)} as kind, l.id, l.created_at, l.state, l.answered_at, l.closed_at, l.project_id,
      ${sql.join(own)}, project.title as project_title, assignee.id as assignee_id, assignee.full_name as assignee_name
    from ${from}
    left join projects as project on project.id = l.project_id
    left join team_members as assignee on assignee.id = l.assignee_id
    where l.id = ${id}::uuid and ${isShownTo(actor)}`.execute(db)
  return rows[0]
}

/** Finds the payment of a refund, in any state. */
export function findRefundedPayment(db: Database, refundId: string) {
  return db
    .selectFrom('refundRequests')
    .innerJoin('payments', 'payments.id', 'refundRequests.paymentId')
    .select(['payments.totalCents', 'payments.status', 'payments.paidAt'])
    .where('refundRequests.id', '=', refundId)
    .executeTakeFirst()
}
