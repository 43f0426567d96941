import { type RawBuilder, sql } from 'kysely'
import type { z } from 'shared/errors/zod'
import { MAX_COUNTED_PROJECTS, type PaymentFacts, type ProjectSort } from 'shared/projects/project-list'
import type { listTeamProjectsInput } from 'shared/projects/projects.inputs'
import { searchPatternsOf } from 'shared/search/search-terms'
import type { MemberScope } from '../../platform/actor.ts'
import { afterCursor, type KeyOrder, keyText, pageBounds, pageByKey } from '../../platform/db/page.ts'
import { hiddenFromPlanner, idsOf } from '../../platform/db/row.ts'
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

/** Number of companies from which a word counts as common. */
const MAX_NAMED = 1000

/** Word of a search, and the companies it names, themselves or by a user; null for too many. */
interface SearchedWord {
  pattern: string
  companyIds: string[] | null
}

/** Finds the companies that the words of a search name. */
function findNamedCompanies(db: Database, search = ''): Promise<SearchedWord[]> {
  return Promise.all(
    searchPatternsOf(search).map(async pattern => {
      const isNamed = sql`like ${hiddenFromPlanner(pattern)}`
      const { rows } = await sql<{ id: string }>`
        select id from companies where searchable(folded) ${isNamed}
        union all
        select company_id from company_members join profiles on profiles.id = company_members.user_id
        where searchable(profiles.folded) ${isNamed}
        limit ${sql.lit(MAX_NAMED + 1)}`.execute(db)
      return { pattern, companyIds: rows.length > MAX_NAMED ? null : idsOf(rows) }
    }),
  )
}

/**
 * Number of letters of a word that are looked up in the index; the whole word is compared with the rows. Each trigram is
 * a list to read: for 40,000 matches 12 of them took 26 ms, 3 took 8 ms.
 */
const INDEXED_LETTERS = 5

const indexedPart = (pattern: string) =>
  pattern.length <= INDEXED_LETTERS + 2 || pattern.includes('\\')
    ? pattern
    : `${pattern.slice(0, INDEXED_LETTERS + 1)}%`

/**
 * SQL condition: a word matches the project, its company's name or one of its users' names. A few named companies are
 * found by index; many are checked for each project, which `offset 0` keeps from being read as a whole. `searchable` is
 * the indexed expression, and slow without its index.
 */
const hasWord = ({ pattern, companyIds }: SearchedWord) =>
  companyIds
    ? sql<boolean>`(
        searchable(projects.folded) like ${indexedPart(pattern)} and projects.folded like ${pattern}
        or ${isOfOne(companyIds)})`
    : sql<boolean>`(
        projects.folded like ${pattern}
        or exists (select from companies where id = projects.company_id and folded like ${pattern} offset 0)
        or exists (
          select from company_members join profiles on profiles.id = company_members.user_id
          where company_id = projects.company_id and profiles.folded like ${pattern} offset 0))`

const isOfOne = (companyIds: string[]) =>
  sql`projects.company_id = any(array(select unnest(${companyIds}::uuid[])))`

/** SQL condition like `hasWord`, without the index of words. */
const hasWordInOrder = ({ pattern, companyIds }: SearchedWord) =>
  companyIds
    ? sql<boolean>`(projects.folded like ${pattern} or ${isOfOne(companyIds)})`
    : hasWord({ pattern, companyIds })

interface ListQuery {
  db: Database
  actor: MemberScope
  filters: TeamProjectFilters
  words: SearchedWord[]
  bounds: UrgencyBounds
}

/** Selects the projects that match the filters, joined with their turns if filter or order needs them. */
function matchingProjects(
  { db, actor, filters, bounds }: ListQuery,
  { isByTurn = false, listed = isListed, words = [] as RawBuilder<boolean>[] } = {},
) {
  const { archived, status, urgency, memberId, turn, late, unassigned } = filters
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
    archived ? isArchived : listed,
    ...words,
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
const orders: Record<ProjectSort | 'created' | 'archived', Omit<KeyOrder, 'name'>> = {
  created: { key: sql`projects.created_at`, id: projectId, type: 'timestamptz', direction: 'desc' },
  archived: { key: sql`projects.archived_at`, id: projectId, type: 'timestamptz', direction: 'desc' },
  updated: { key: sql`project_turns.active_at`, id: turnProjectId, type: 'timestamptz', direction: 'desc' },
  // Open projects by deadline, without a deadline last; then completed ones, latest deadline first.
  late: {
    key: sql`(case when projects.status = 'completed'
      then 2000000 - coalesce(projects.deadline - date '2000-01-01', 0)
      else coalesce(projects.deadline - date '2000-01-01', 1000000) end)`,
    id: projectId,
    type: 'bigint',
    direction: 'asc',
  },
  deadline: {
    key: sql`(coalesce(projects.deadline - date '2000-01-01', 1000000))`,
    id: projectId,
    type: 'bigint',
    direction: 'asc',
  },
  // Longest waiting first; projects with no turn last.
  turn: {
    key: sql`((extract(epoch from project_turns.since at time zone 'UTC') * 1000)::bigint
      + case project_turns.side when 'none' then 100000000000000 else 0 end)`,
    id: turnProjectId,
    type: 'bigint',
    direction: 'asc',
  },
  title: { key: sql`(left(search_text(projects.title), 60))`, id: projectId, type: 'text', direction: 'asc' },
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

export function findPaymentFacts(db: Database, id: string, now: Date) {
  return db
    .selectFrom('projects')
    .select(paymentFacts(now).as('facts'))
    .where('projects.id', '=', id)
    .executeTakeFirst()
}

/** Returns a page of the hub's list in one of its orders, and the number of its projects, exact up to 1,000. */
export async function listTeamProjects(
  db: Database,
  actor: MemberScope,
  filters: TeamProjectFilters,
  bounds: UrgencyBounds,
) {
  const words = await findNamedCompanies(db, filters.search)
  // A search without letters or digits.
  if (filters.search && words.length === 0)
    return { items: [], nextCursor: null, total: { count: 0, isExact: true } }
  const query = { db, actor, filters, bounds, words }
  const first = await listFirstMatches(query)
  const count = first.length < COMMON_AMONG_FIRST ? countProjects : countCommon
  const [page, total] = await Promise.all([fetchProjects(query, first), count(query)])
  return { ...page, total }
}

const orderOf = ({ archived, sort }: TeamProjectFilters): KeyOrder => {
  const name = archived ? 'archived' : (sort ?? 'created')
  return { name, ...orders[name] }
}

/** Selects the ids of the projects after the cursor, in the order of the list. */
function projectsInOrder(query: ListQuery, words: RawBuilder<boolean>[] = []) {
  const order = orderOf(query.filters)
  const { key, id, direction } = order
  return matchingProjects(query, { words, isByTurn: id === turnProjectId })
    .select('projects.id')
    .where(afterCursor(order, query.filters))
    .orderBy(key, direction)
    .orderBy(id, direction)
}

/** Number of projects at the beginning of an order, and of matches among them that make the words common. */
const FIRST_PROJECTS = 300
const COMMON_AMONG_FIRST = 21

/**
 * Lists the matches of a search among the first projects of the order. Common words fill the page with them: their index
 * would return tens of thousands of rows to sort.
 */
async function listFirstMatches(query: ListQuery): Promise<{ id: string; key: string }[]> {
  const { db, filters, words } = query
  if (words.length === 0 || words.some(({ companyIds }) => companyIds === null)) return []
  const order = orderOf(filters)
  const first = projectsInOrder(query)
    .select(['projects.folded', 'projects.companyId', sql`${order.key}`.as('position')])
    .limit(FIRST_PROJECTS)
    .as('projects')
  return db
    .selectFrom(first)
    .select(['projects.id', keyText({ ...order, key: sql`position` }).as('key')])
    .where(({ and }) => and(words.map(hasWordInOrder)))
    .orderBy('position', order.direction)
    .orderBy('id', order.direction)
    .execute()
}

async function fetchProjects(query: ListQuery, first: { id: string; key: string }[]) {
  const { db, actor, filters, bounds, words } = query
  const { fetch } = pageBounds({ limit: filters.limit })
  const order = orderOf(filters)
  const found = projectsInOrder(query, words.map(hasWord)).select(keyText(order).as('key')).limit(fetch)
  const page = pageByKey(order, first.length >= fetch ? first : await found.execute(), filters)
  // Details are read for the page only. `unnest` hides the number of ids, so that a prepared plan is kept.
  const details = await visibleProjects(db, actor)
    .innerJoin('projectTurns', 'projectTurns.projectId', 'projects.id')
    .select(['projectTurns.since', 'projectTurns.activeAt', 'projectTurns.side', 'projectTurns.because'])
    .select(paymentFacts(bounds.now).as('paymentFacts'))
    .where(sql<boolean>`projects.id = any(array(select unnest(${idsOf(page.items)}::uuid[])))`)
    .execute()
  const byId = new Map(details.map(project => [project.id, project]))
  return { ...page, items: page.items.flatMap(({ id }) => byId.get(id) ?? []) }
}

interface Total {
  /** At least so many, if it is not exact. */
  count: number
  isExact: boolean
}

async function countProjects(query: ListQuery): Promise<Total> {
  const { db, filters, words } = query
  const hasManyCompanies = words.some(({ companyIds }) => companyIds === null)
  // With `is true` a search does not read the index of all listed projects as well.
  const listed = words.length > 0 && !hasManyCompanies ? sql<boolean>`(${isListed}) is true` : isListed
  const { key, direction } = orders[filters.archived ? 'archived' : 'late']
  const { count } = await db
    .selectFrom(
      matchingProjects(query, { listed, words: words.map(hasWord) })
        .select('projects.id')
        // Too many companies for an index: walked in an order, since the planner would otherwise read the whole table.
        .$if(hasManyCompanies, counted => counted.orderBy(key, direction))
        .limit(MAX_COUNTED_PROJECTS + 1)
        .as('counted'),
    )
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return { count, isExact: count <= MAX_COUNTED_PROJECTS }
}

/** Counts common words: in a list of at most 1,000 projects exactly, in a longer one among its first projects. */
async function countCommon(query: ListQuery): Promise<Total> {
  const { db, filters, words } = query
  const { key, direction } = orders[filters.archived ? 'archived' : 'late']
  const searched = matchingProjects(query)
    .select(['projects.folded', 'projects.companyId'])
    .orderBy(key, direction)
    .limit(MAX_COUNTED_PROJECTS + 1)
    .as('projects')
  const { count, all } = await db
    .selectFrom(searched)
    .select(({ and, fn }) => [
      fn
        .countAll<number>()
        .filterWhere(and(words.map(hasWordInOrder)))
        .as('count'),
      fn.countAll<number>().as('all'),
    ])
    .executeTakeFirstOrThrow()
  return { count: Math.max(count, COMMON_AMONG_FIRST), isExact: all <= MAX_COUNTED_PROJECTS }
}
