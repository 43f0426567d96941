import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/db/store.ts'

const MAX_HITS = 1000
/** Counting stops one above this. */
const MAX_COUNTED = 1000

// The indexed expressions, as the migration has them: written otherwise, the index would not be used.
const inClient = sql`searchable(c.folded)`
const inAccount = sql`searchable(u.folded)`
const inCompany = sql`searchable(company.folded)`

export const fits = (text: RawBuilder<unknown>, patterns: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    patterns.map(pattern => sql`${text} like ${pattern}`),
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

/** Selects `user_id` and `company_id` where the names of person, company, or both together fit. */
export const clientsByName = (patterns: readonly string[], limit: number) => sql`
  ${namedCompanies(patterns, limit)} union ${namedPeople(patterns, limit)}
  ${patterns.length > 1 ? sql`union ${clientsThatFitTogether(patterns, limit)}` : sql``}`

/** As `clientsByName`, and where the address fits. */
export const clientsThatFit = (patterns: readonly string[], limit: number) => sql`
  ${clientsByName(patterns, limit)} union ${peopleWithAddress(patterns, limit)}`

/** Finds clients with some words in the person's name and others in the company's, by the longest word first. */
function clientsThatFitTogether(patterns: readonly string[], limit: number) {
  const longest = patterns.toSorted((one, other) => other.length - one.length).slice(0, 1)
  return sql`(
    select hit.* from (${namedCompanies(longest, MAX_HITS)} union ${namedPeople(longest, MAX_HITS)}) as hit
    join companies as company on company.id = hit.company_id
    join profiles as c on c.id = hit.user_id
    where ${fits(sql`(c.folded || company.folded)`, patterns)} limit ${sql.lit(limit)})`
}

/**
 * True for a company that counts as a client, `c`: with a project, or with a name or a confirmed person, unless it is the
 * silent company of a member of the team. `offset 0` has PostgreSQL look for each company that it meets; otherwise it
 * first reads all projects and people into hash tables.
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

/** Limits companies, `c`, to those that fit the patterns; all without patterns. */
export const amongClients = (patterns: readonly string[] | undefined) =>
  patterns
    ? sql`c.id in (select company_id from (${clientsThatFit(patterns, MAX_COUNTED + 1)}) as hit)`
    : sql`true`

/** Counts clients, exactly up to 1,000; in the order of an index, of which it reads no more. */
export async function countClients(
  db: Database,
  patterns: readonly string[] | undefined,
): Promise<{ count: number; isExact: boolean }> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select 1 from companies as c where ${isClient} and ${amongClients(patterns)}
      order by c.created_at desc limit ${sql.lit(MAX_COUNTED + 1)}
    ) as counted`.execute(db)
  const count = rows[0]?.count ?? 0
  return { count, isExact: count <= MAX_COUNTED }
}
