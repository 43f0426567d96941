import { AsyncLocalStorage } from 'node:async_hooks'
import { type RawBuilder, sql } from 'kysely'
import { type CompanyCapability, hatsFor } from 'shared/companies/hat'

interface ClientScope {
  /** Capability to check; undefined for all companies of the user. */
  capability?: CompanyCapability | undefined
  /** Company chosen in the session; null or undefined before a choice. */
  companyId?: string | null | undefined
}

const scope = new AsyncLocalStorage<ClientScope>()

/**
 * Runs an act whose queries see only companies in which the user has the capability. Every client procedure runs in
 * such a scope (`capability` of its `.meta`), so no query can omit the check. HTTP routes and uploads set it
 * themselves.
 */
export const withClientScope = <Result>(within: ClientScope, act: () => Result): Result =>
  scope.run(within, act)

/** Runs an act with a capability; the chosen company stays. */
export const withCapability = <Result>(capability: CompanyCapability, act: () => Result): Result =>
  scope.run({ ...scope.getStore(), capability }, act)

/** Returns the company chosen in the session, if any. */
export const chosenCompany = (): string | null => scope.getStore()?.companyId ?? null

/** Returns the user's companies as an SQL array, limited to those where a role includes the required capability. */
export function companiesOf(userId: string): RawBuilder<string[]> {
  const capability = scope.getStore()?.capability
  const hats = capability && [...hatsFor(capability)]
  return sql`array(select company_id from company_members where user_id = ${userId}${
    hats ? sql` and hats && ${hats}::text[]` : sql``
  })`
}

/** SQL: true if the user of a column is not a member of a company. */
export const hasLeft = (userColumn: 'reviewGuests.invitedBy' | 'payLinks.madeBy', companyId: string) =>
  sql<boolean>`not exists (
    select from company_members as member
    where member.company_id = ${companyId} and member.user_id = ${sql.ref(userColumn)})`

/** Returns the room that is signalled when a user's companies or roles change; open answers check permissions again. */
export const accessRoomOf = (userId: string): string => `access of ${userId}`

/** SQL: name of the active company of a profile's user: the one chosen in the session, otherwise the first joined. */
export const companyOfProfile = () => sql<string | null>`(
  select companies.name from company_members join companies on companies.id = company_members.company_id
  where company_members.user_id = profiles.id
  order by companies.id is not distinct from ${chosenCompany()}::uuid desc, company_members.joined_at, companies.id
  limit 1)`
