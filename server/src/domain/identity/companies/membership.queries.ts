import { AsyncLocalStorage } from 'node:async_hooks'
import { type RawBuilder, sql } from 'kysely'
import { type CompanyCapability, hatsFor } from 'shared/companies/hat'

interface ClientScope {
  /** Undefined: every company of the user. */
  capability?: CompanyCapability | undefined
  /** Chosen in the session; null or undefined before a choice. */
  companyId?: string | null | undefined
}

const scope = new AsyncLocalStorage<ClientScope>()

/**
 * Runs an act whose statements see only companies in which the user has the capability. Every client procedure runs in
 * one (`capability` of its `.meta`), so that no statement can forget it; HTTP routes and uploads name their own.
 */
export const withClientScope = <Result>(within: ClientScope, act: () => Result): Result =>
  scope.run(within, act)

/** The same for a capability alone; a company that was chosen stays chosen. */
export const withCapability = <Result>(capability: CompanyCapability, act: () => Result): Result =>
  scope.run({ ...scope.getStore(), capability }, act)

/** Returns the company that was chosen in the session of the act, if any. */
export const chosenCompany = (): string | null => scope.getStore()?.companyId ?? null

/** The user's companies as an SQL array, limited to those where a hat opens the capability that the act needs. */
export function companiesOf(userId: string): RawBuilder<string[]> {
  const capability = scope.getStore()?.capability
  const hats = capability && [...hatsFor(capability)]
  return sql`array(select company_id from company_members where user_id = ${userId}${
    hats ? sql` and hats && ${hats}::text[]` : sql``
  })`
}

/** True where the user of a column is no member of a company, or is gone. */
export const hasLeft = (userColumn: 'reviewGuests.invitedBy' | 'payLinks.madeBy', companyId: string) =>
  sql<boolean>`not exists (
    select from company_members as member
    where member.company_id = ${companyId} and member.user_id = ${sql.ref(userColumn)})`

/** Signalled when companies or hats of a user change: answers that are being sent are checked again. */
export const accessRoomOf = (userId: string): string => `access of ${userId}`

/** The name of the company that the person of the column has been in for longest. */
export const companyNameOf = (userColumn: 'profiles.id' | 'client.id') => sql<string | null>`(
  select companies.name from company_members join companies on companies.id = company_members.company_id
  where company_members.user_id = ${sql.ref(userColumn)}
  order by company_members.joined_at, companies.id limit 1)`
