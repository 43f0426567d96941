import { sql } from 'kysely'
import { type CompanyCapability, type CompanyRole, capabilitiesOf } from 'shared/companies/hat'
import type { Database } from '../../platform/db/store.ts'

const authorFirst = sql`company_members.user_id is distinct from projects.user_id`

/** Selects projects with company and contact: the author if still a member, otherwise the member who joined first. */
export const projectsWithClient = (db: Database) =>
  db
    .selectFrom('projects')
    .innerJoin('companies', 'companies.id', 'projects.companyId')
    .innerJoinLateral(
      contact =>
        contact
          .selectFrom('companyMembers')
          .innerJoin('profiles', 'profiles.id', 'companyMembers.userId')
          .innerJoin('users', 'users.id', 'companyMembers.userId')
          .select(['profiles.fullName', 'profiles.phone', 'profiles.website', 'users.email'])
          .whereRef('companyMembers.companyId', '=', 'projects.companyId')
          .orderBy(authorFirst)
          .orderBy('companyMembers.joinedAt')
          .limit(1)
          .as('contact'),
      join => join.onTrue(),
    )
    .select(['contact.fullName as clientName', 'companies.name as clientCompany'])

/** Lists the users of a project's company, the author first, with address, name and project title. */
export const clientsOf = ({ db }: { db: Database }, projectId: string) =>
  db
    .selectFrom('projects')
    .innerJoin('companies', 'companies.id', 'projects.companyId')
    .innerJoin('companyMembers', 'companyMembers.companyId', 'projects.companyId')
    .innerJoin('users', 'users.id', 'companyMembers.userId')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['users.id as userId', 'users.email', 'profiles.fullName'])
    .select(['projects.title', 'companies.name as company', 'companyMembers.joinedAt', 'companyMembers.hats'])
    .where('projects.id', '=', projectId)
    .orderBy(authorFirst)
    .orderBy('companyMembers.joinedAt')
    .execute()

/** Filters users by a capability of their roles. */
export const whoCan = <Person extends { hats: readonly CompanyRole[] }>(
  people: readonly Person[],
  capability: CompanyCapability,
): Person[] => people.filter(({ hats }) => capabilitiesOf(hats).has(capability))

export type Client = Awaited<ReturnType<typeof clientsOf>>[number]

/** Project in a mail. */
export type NamedProject = Pick<Client, 'title'> & { projectId: string }
