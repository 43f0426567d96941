import { sql } from 'kysely'
import type { z } from 'shared/errors/zod'
import { MAX_COUNTED_PROJECTS, type PaymentFacts, type ProjectSort } from 'shared/projects/project-list'
import type { listTeamProjectsInput } from 'shared/projects/projects.inputs'
import type { TurnReason, TurnSide } from 'shared/projects/turn'
import { searchPatternsOf } from 'shared/search/search-terms'
import type { MemberScope } from '../../platform/actor.ts'
import { afterCursor, type KeyOrder, keyText, pageBounds, pageByKey } from '../../platform/db/page.ts'
import { idsOf } from '../../platform/db/row.ts'
import type { Database } from '../../platform/db/store.ts'
import {
  isAmongOpen,
  isArchived,
  isLateOn,
  isListed,
  isOpen,
  isUnassigned,
} from './project-states.queries.ts'
import { visibleProjects } from './team-projects.repository.ts'
import { isAmongAssigned, isListedFor } from './visibility.queries.ts'

export type TeamProjectFilters = z.output<typeof listTeamProjectsInput>

/** First days of medium and of low urgency, and the current day and time. */
export interface UrgencyBounds {
  medium: string
  low: string
  today: string
  now: Date
}

/**
 * SQL condition: a word matches the project, its company's name or one of its users' names; each uses a trigram index.
 */
const hasWord = (pattern: string) => sql<boolean>`(
  searchable(projects.folded) like ${pattern}
  or projects.company_id = any(array(
    select id from companies where searchable(folded) like ${pattern}
    union all
    select company_id from company_members join profiles on profiles.id = company_members.user_id
    where searchable(profiles.folded) like ${pattern})))`

/**
 * Selects the projects that match the filters, joined with their turns if filter or order needs them; undefined for a
 * search without letters or digits.
 */
function matchingProjects(
  db: Database,
  actor: MemberScope,
  filters: TeamProjectFilters,
  bounds: UrgencyBounds,
  isByTurn = false,
) {
  const { archived, search, status, urgency, memberId, turn, late, unassigned } = filters
  const patterns = search ? searchPatternsOf(search) : []
  if (search && patterns.length === 0) return undefined
  const { today, medium, low } = bounds
  const deadline = sql`projects.deadline`
  // Literals instead of parameters, so that a prepared plan uses the statistics of each value.
  const hasStatus = status && sql<boolean>`projects.status = ${sql.lit(status)}`
  const ofOpen = [
    status !== 'completed' && hasStatus,
    late && isLateOn(today),
    unassigned && isUnassigned,
    urgency === 'high' && sql<boolean>`(${isOpen} and ${deadline} < ${medium}::date)`,
  ].filter(condition => typeof condition === 'object')
  const conditions = [
    isListedFor(actor),
    archived ? isArchived : isListed,
    ...patterns.map(hasWord),
    ...(archived || ofOpen.length === 0 ? ofOpen : [isAmongOpen(ofOpen)]),
    status === 'completed' && hasStatus,
    memberId && isAmongAssigned(memberId),
    turn && sql<boolean>`project_turns.side = ${sql.lit(turn)}`,
    urgency === 'medium' && sql<boolean>`(${deadline} >= ${medium}::date and ${deadline} < ${low}::date)`,
    urgency === 'low' && sql<boolean>`(${deadline} is null or ${deadline} >= ${low}::date)`,
  ]
  return db
    .selectFrom('projects')
    .$if(turn !== undefined || isByTurn, query =>
      query.innerJoin('projectTurns', 'projectTurns.projectId', 'projects.id'),
    )
    .where(eb => eb.and(conditions.filter(condition => typeof condition === 'object')))
}

const projectId = sql<string>`projects.id`
const turnProjectId = sql<string>`project_turns.project_id`

// Written exactly like the indexed expressions in the migration; otherwise the index is not used.
const orders: Record<ProjectSort | 'created' | 'archived', KeyOrder> = {
  created: {
    name: 'created',
    key: sql`projects.created_at`,
    id: projectId,
    type: 'timestamptz',
    direction: 'desc',
  },
  archived: {
    name: 'archived',
    key: sql`projects.archived_at`,
    id: projectId,
    type: 'timestamptz',
    direction: 'desc',
  },
  updated: {
    name: 'updated',
    key: sql`project_turns.active_at`,
    id: turnProjectId,
    type: 'timestamptz',
    direction: 'desc',
  },
  // Open projects by deadline, without a deadline last; then completed ones, latest deadline first.
  late: {
    name: 'late',
    key: sql`(case when projects.status = 'completed'
      then 2000000 - coalesce(projects.deadline - date '2000-01-01', 0)
      else coalesce(projects.deadline - date '2000-01-01', 1000000) end)`,
    id: projectId,
    type: 'bigint',
    direction: 'asc',
  },
  deadline: {
    name: 'deadline',
    key: sql`(coalesce(projects.deadline - date '2000-01-01', 1000000))`,
    id: projectId,
    type: 'bigint',
    direction: 'asc',
  },
  // Longest waiting first; projects with no turn last.
  turn: {
    name: 'turn',
    key: sql`((extract(epoch from project_turns.since at time zone 'UTC') * 1000)::bigint
      + case project_turns.side when 'none' then 100000000000000 else 0 end)`,
    id: turnProjectId,
    type: 'bigint',
    direction: 'asc',
  },
  title: {
    name: 'title',
    key: sql`(left(search_text(projects.title), 60))`,
    id: projectId,
    type: 'text',
    direction: 'asc',
  },
}

/** SQL: facts for `projectPaymentOf`. Reads tables of `orders`. */
const paymentFacts = (now: Date) => sql<PaymentFacts>`(
  select jsonb_build_object(
    'deposit', deposit.status,
    'hasQuote', exists (select from quotes where project_id = projects.id and withdrawn_at is null),
    'owesBalance', owes.balance,
    'isDue', owes.balance and coalesce(deposit.balance_due_at <= ${now}::timestamptz, false) or exists (
      select from proposals
      where project_id = projects.id and state = 'accepted' and kind <> 'quote' and total_cents > 0
        and not exists (select from payments where proposal_id = proposals.id and status in ('paid', 'refunded'))),
    'isProcessing', exists (
      select from payments where project_id = projects.id and status = 'processing' and instalment <> 'deposit'))
  from (select 1) as one
  left join lateral (
    select status, balance_cents, balance_due_at, quote_id from payments
    where project_id = projects.id and instalment = 'deposit' and status in ('processing', 'paid', 'refunded')
    order by created_at desc limit 1
  ) as deposit on true
  cross join lateral (
    select coalesce(deposit.balance_cents > 0, false) and not exists (
      select from payments as settled
      where settled.quote_id = deposit.quote_id and settled.instalment = 'balance'
        and settled.status in ('paid', 'refunded')) as balance
  ) as owes)`

/** Finds the facts for the payment state of a project. */
export function findPaymentFacts(db: Database, id: string, now: Date) {
  return db
    .selectFrom('projects')
    .select(paymentFacts(now).as('facts'))
    .where('projects.id', '=', id)
    .executeTakeFirst()
}

/** Returns a page of the hub's list in one of its orders. */
export async function listTeamProjects(
  db: Database,
  actor: MemberScope,
  filters: TeamProjectFilters,
  bounds: UrgencyBounds,
) {
  const order = orders[filters.archived ? 'archived' : (filters.sort ?? 'created')]
  const found = matchingProjects(db, actor, filters, bounds, order.id === turnProjectId)
  const after = afterCursor(order, filters)
  const { key, id, direction } = order
  const keys = await found
    ?.select(['projects.id', keyText(order).as('key')])
    .where(after)
    .orderBy(key, direction)
    .orderBy(id, direction)
    .limit(pageBounds({ limit: filters.limit }).fetch)
    .execute()
  const page = pageByKey(order, keys ?? [], filters)
  // Details are read for the page only. `unnest` hides the number of ids, so that a prepared plan is kept.
  const details = await visibleProjects(db, actor)
    .innerJoin('projectTurns', 'projectTurns.projectId', 'projects.id')
    .select(['projectTurns.since', 'projectTurns.activeAt'])
    .select(({ ref }) => [
      ref('projectTurns.side').$castTo<TurnSide>().as('side'),
      ref('projectTurns.because').$castTo<TurnReason>().as('because'),
    ])
    .select(paymentFacts(bounds.now).as('paymentFacts'))
    .where(sql<boolean>`projects.id = any(array(select unnest(${idsOf(page.items)}::uuid[])))`)
    .execute()
  const byId = new Map(details.map(project => [project.id, project]))
  return { ...page, items: page.items.flatMap(({ id }) => byId.get(id) ?? []) }
}

/** Counts the projects of the hub's list, exactly up to 1,000. */
export async function countTeamProjects(
  db: Database,
  actor: MemberScope,
  filters: TeamProjectFilters,
  bounds: UrgencyBounds,
): Promise<{ count: number; isExact: boolean }> {
  const found = matchingProjects(db, actor, filters, bounds)
  if (!found) return { count: 0, isExact: true }
  const { count } = await db
    .selectFrom(
      found
        .select('projects.id')
        .limit(MAX_COUNTED_PROJECTS + 1)
        .as('counted'),
    )
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return { count, isExact: count <= MAX_COUNTED_PROJECTS }
}
