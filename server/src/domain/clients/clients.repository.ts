import { sql } from 'kysely'
import { olderThan, type PageRequest, pageBounds, pageOf } from '../../platform/db/page.ts'
import type { Database } from '../../platform/db/store.ts'
import { type ClientSearch, isClient, isFound } from '../search/client-matches.queries.ts'

interface ListedClient {
  /** Id of the company. */
  id: string
  createdAt: Date
  name: string | null
  /** Representative who joined first. */
  contact: string
  email: string
  people: number
  projects: number
}

/** Lists clients, newest first; all, or those of a search. */
export async function listClients(
  db: Database,
  { search, ...page }: PageRequest & { search: ClientSearch | undefined },
) {
  const { fetch, before } = pageBounds(page)
  const { rows } = await sql<ListedClient>`
    select c.id, c.created_at, c.name, contact.full_name as contact, contact.email,
      (select count(*) from company_members as m where m.company_id = c.id)::integer as people,
      (select count(*) from projects as p where p.company_id = c.id)::integer as projects
    from companies as c
    join lateral (
      select profiles.full_name, users.email from company_members as m
      join users on users.id = m.user_id join profiles on profiles.id = m.user_id
      where m.company_id = c.id order by 'representative' = any(m.hats) desc, m.joined_at, m.user_id limit 1
    ) as contact on true
    where ${isClient} and ${isFound(search)} and ${olderThan(before, { table: 'c' })}
    order by c.created_at desc, c.id desc limit ${sql.lit(fetch)}`.execute(db)
  return pageOf(rows, page)
}

export const findCompany = (db: Database, companyId: string) =>
  db
    .selectFrom('companies')
    .select(['id', 'name', 'createdAt'])
    .where('id', '=', companyId)
    .executeTakeFirst()

/** Lists the users of a company, in the order they joined. */
export const listPeople = (db: Database, companyId: string) =>
  db
    .selectFrom('companyMembers')
    .innerJoin('users', 'users.id', 'companyMembers.userId')
    .innerJoin('profiles', 'profiles.id', 'companyMembers.userId')
    .select(['users.id', 'users.email', 'profiles.fullName', 'profiles.phone'])
    .select(['companyMembers.joinedAt', 'companyMembers.hats'])
    .select(sql<boolean>`users.email_confirmed_at is not null`.as('isConfirmed'))
    .where('companyMembers.companyId', '=', companyId)
    .orderBy('companyMembers.joinedAt')
    .orderBy('users.id')
    .execute()

/** Lists the newest projects of a company. */
export const listProjects = (db: Database, companyId: string, limit: number) =>
  db
    .selectFrom('projects')
    // Projects have no turn until the data migration has added it.
    .leftJoin('projectTurns', 'projectTurns.projectId', 'projects.id')
    .select(['projects.id', 'title', 'status', 'deadline', 'since', 'because'])
    .where('companyId', '=', companyId)
    .orderBy('projects.createdAt', 'desc')
    .orderBy('projects.id', 'desc')
    .limit(limit)
    .execute()

/** Returns the newest message of a company's conversations that was not withdrawn, with the author shown there. */
export const findLastMessage = (db: Database, companyId: string) =>
  db
    .selectFrom('projectMessages')
    .innerJoin('projects', 'projects.id', 'projectMessages.projectId')
    .leftJoin('users', 'users.id', 'projectMessages.userId')
    .leftJoin('profiles', 'profiles.id', 'projectMessages.userId')
    .leftJoin('teamMembers', join =>
      join.onRef('teamMembers.email', '=', 'users.email').on(sql<boolean>`project_messages.from_team`),
    )
    .select(['projectMessages.projectId', 'projects.title', 'projectMessages.fromTeam'])
    .select(sql<string>`left(project_messages.text, 300)`.as('text'))
    .select(sql<string | null>`coalesce(team_members.full_name, profiles.full_name)`.as('author'))
    .select('projectMessages.createdAt')
    .where('projectMessages.companyId', '=', companyId)
    .where('withdrawnAt', 'is', null)
    .orderBy('projectMessages.createdAt', 'desc')
    .orderBy('projectMessages.id', 'desc')
    .limit(1)
    .executeTakeFirst()
