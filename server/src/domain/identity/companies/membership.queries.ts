import { type RawBuilder, sql } from 'kysely'

/** The companies that a person belongs to, as an array of a statement. */
export const companiesOf = (userId: string): RawBuilder<string[]> =>
  sql`array(select company_id from company_members where user_id = ${userId})`

/** The name of the company that the person of the column has been in for longest. */
export const companyNameOf = (userColumn: 'profiles.id' | 'client.id') => sql<string | null>`(
  select companies.name from company_members join companies on companies.id = company_members.company_id
  where company_members.user_id = ${sql.ref(userColumn)}
  order by company_members.joined_at, companies.id limit 1)`
