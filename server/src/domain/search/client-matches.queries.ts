import { type RawBuilder, sql } from 'kysely'
import { hiddenFromPlanner } from '../../platform/db/row.ts'
import type { Database } from '../../platform/db/store.ts'

const MAX_HITS = 1000
/** Maximum of the exact count. */
const MAX_COUNTED = 1000

// Written exactly like the indexed expressions in the migration; otherwise the index is not used.
const inClient = sql`searchable(c.folded)`
const inAccount = sql`searchable(u.folded)`
const inCompany = sql`searchable(company.folded)`

export const fits = (text: RawBuilder<unknown>, patterns: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    patterns.map(pattern => sql`${text} like ${hiddenFromPlanner(pattern)}`),
    sql` and `,
  )})`

const namedCompanies = (patterns: readonly string[], limit: number) => sql`(
  select m.user_id, m.company_id from companies as company join company_members as m on m.company_id = company.id
  where ${fits(inCompany, patterns)} limit ${sql.lit(limit)})`

const namedPeople = (patterns: readonly string[], limit: number) => sql`(
  select m.user_id, m.company_id from profiles as c join company_members as m on m.user_id = c.id
  where ${fits(inClient, patterns)} limit ${sql.lit(limit)})`

const peopleWithAddress = (patterns: readonly string[], limit: number) => sql`(
  select m.user_id, m.company_id from users as u join company_members as m on m.user_id = u.id
  where ${fits(inAccount, patterns)} limit ${sql.lit(limit)})`

/** Selects `user_id` and `company_id` where the names of user, company or both together match. */
export const clientsByName = (patterns: readonly string[], limit: number) => sql`
  ${namedCompanies(patterns, limit)} union ${namedPeople(patterns, limit)}
  ${patterns.length > 1 ? sql`union ${clientsThatFitTogether(patterns, limit)}` : sql``}`

/** Like `clientsByName`, and where the e-mail address matches. */
export const clientsThatFit = (patterns: readonly string[], limit: number) => sql`
  ${clientsByName(patterns, limit)} union ${peopleWithAddress(patterns, limit)}`

const longestOf = (patterns: readonly string[]) =>
  patterns.toSorted((one, other) => other.length - one.length).slice(0, 1)

/** Selects clients with some words in the user's name and others in the company's, starting with the longest word. */
function clientsThatFitTogether(patterns: readonly string[], limit: number) {
  const longest = longestOf(patterns)
  return sql`(
    select hit.* from (${namedCompanies(longest, MAX_HITS)} union ${namedPeople(longest, MAX_HITS)}) as hit
    join companies as company on company.id = hit.company_id
    join profiles as c on c.id = hit.user_id
    where ${fits(sql`(c.folded || company.folded)`, patterns)} limit ${sql.lit(limit)})`
}

/**
 * SQL condition: a company, `c`, counts as a client. It has a project, a name or a confirmed user, and is not an unused
 * company of a member. `offset 0` makes PostgreSQL check each company; otherwise it first hashes all projects and
 * users.
 */
export const isClient = sql<boolean>`(
  exists (select 1 from projects as p where p.company_id = c.id offset 0)
  or (
    c.name is not null
    or exists (
      select 1 from company_members as m join users as u on u.id = m.user_id
      where m.company_id = c.id and u.email_confirmed_at is not null offset 0)
  ) and not exists (
    select 1 from company_members as m join users as u on u.id = m.user_id
    join team_members as t on t.email = u.email where m.company_id = c.id offset 0))`

export interface ClientSearch {
  patterns: readonly string[]
  /** Companies that the longest word names; null for more than 1,000. */
  companyIds: string[] | null
}

/** Finds the companies that the longest word of a search names. */
export async function findNamedClients(db: Database, patterns: readonly string[]): Promise<ClientSearch> {
  const { rows } = await sql<{ companyId: string }>`
    select distinct company_id from (${clientsThatFit(longestOf(patterns), MAX_COUNTED + 1)}) as hit
    limit ${sql.lit(MAX_COUNTED + 1)}`.execute(db)
  return { patterns, companyIds: rows.length > MAX_COUNTED ? null : rows.map(({ companyId }) => companyId) }
}

/** SQL condition: a company, `c`, matches a search; always true without one. */
export function isFound(search: ClientSearch | undefined) {
  if (!search) return sql`true`
  const { patterns, companyIds } = search
  const isNamed = sql`c.id = any(array(select unnest(${companyIds}::uuid[])))`
  if (companyIds && patterns.length === 1) return isNamed
  const fitsAll = sql`exists (
    select from company_members as m
    join profiles as person on person.id = m.user_id join users as account on account.id = m.user_id
    where m.company_id = c.id and (
      ${fits(sql`(person.folded || c.folded)`, patterns)} or ${fits(sql`account.folded`, patterns)})
    offset 0)`
  return companyIds ? sql`(${isNamed} and ${fitsAll})` : fitsAll
}

/** Counts clients, exactly up to 1,000, by walking an index up to that number. */
export async function countClients(db: Database, search: ClientSearch | undefined) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select 1 from companies as c where ${isClient} and ${isFound(search)}
      order by c.created_at desc limit ${sql.lit(MAX_COUNTED + 1)}
    ) as counted`.execute(db)
  const count = rows[0]?.count ?? 0
  return { count, isExact: count <= MAX_COUNTED }
}
