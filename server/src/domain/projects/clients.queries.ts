import { sql } from 'kysely'
import { type CompanyCapability, type CompanyRole, capabilitiesOf } from 'shared/companies/hat'
import type { Database } from '../../platform/db/store.ts'

const authorFirst = sql`company_members.user_id is distinct from projects.user_id`

/**
 * The projects with their company and the person of it to speak to: the author, as long as they belong to it, else
 * who has for longest.
 */
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

/** The people of a project's company, its author first: whom to write to, how to call them, what the project is. */
export const clientsOf = ({ db }: { db: Database }, projectId: string) =>
  db
    .selectFrom('projects')
    .innerJoin('companies', 'companies.id', 'projects.companyId')
    .innerJoin('companyMembers', 'companyMembers.companyId', 'projects.companyId')
    .innerJoin('users', 'users.id', 'companyMembers.userId')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['users.id as userId', 'users.email', 'profiles.fullName'])
    .select(['projects.title', 'companies.name as company', 'companyMembers.joinedAt'])
    .select(({ ref }) => ref('companyMembers.hats').$castTo<CompanyRole[]>().as('hats'))
    .where('projects.id', '=', projectId)
    .orderBy(authorFirst)
    .orderBy('companyMembers.joinedAt')
    .execute()

/** Keeps the people whose hats open a capability. */
export const whoCan = <Person extends { hats: readonly CompanyRole[] }>(
  people: readonly Person[],
  capability: CompanyCapability,
): Person[] => people.filter(({ hats }) => capabilitiesOf(hats).has(capability))

/** A person of a project's company. */
export type Client = Awaited<ReturnType<typeof clientsOf>>[number]
