import { type RawBuilder, sql } from 'kysely'
import { FOUND_OF_EACH } from 'shared/search/search-terms'
import type { MemberScope } from '../../platform/actor.ts'
import { hiddenFromPlanner } from '../../platform/db/row.ts'
import type { Database } from '../../platform/db/store.ts'
import { projectsWithClient } from '../projects/clients.queries.ts'
import { isListedFor } from '../projects/visibility.queries.ts'
import { clientsByName, clientsThatFit, fits, isClient } from './client-matches.queries.ts'

/**
 * Number of newest projects and messages in which common words are searched; by the index they would match half of all.
 */
const NEWEST = 300
const MAX_HITS = 1000
const MAX_CLIENTS = 50

// Written exactly like the indexed expressions in the migration; otherwise the index is not used.
const inProject = sql`searchable(p.folded)`
const inTitle = sql`search_text(' ' || found.title)`
const inMember = sql`search_text(' ' || m.full_name || ' ' || m.email || ' ' || m.role)`

interface FoundProject {
  id: string
  title: string
  status: string
  deadline: string | null
  clientName: string
  clientCompany: string | null
}

const columns = sql`p.id, p.title, p.status, p.deadline, p.created_at`
const newest = (limit: number) => sql`order by p.created_at desc, p.id desc limit ${sql.lit(limit)}`

/**
 * Finds projects by their own text and by their client's name: matches in the title first, then the newest. If the
 * newest projects have enough matches, older ones are left out.
 */
export async function findProjects(db: Database, actor: MemberScope, patterns: readonly string[]) {
  const wanted = sql`${fits(inProject, patterns)} and ${isListedFor(actor, 'p.id')}`
  const { rows } = await sql<FoundProject>`
    with recent as materialized (
      select ${columns} from (select * from projects as p ${newest(NEWEST)}) as p where ${wanted}
    ), hits as materialized (
      select ${columns} from projects as p
      where ${wanted} and (select count(*) from recent) < ${sql.lit(FOUND_OF_EACH)} limit ${sql.lit(MAX_HITS)}
    ), found as (
      select * from recent
      union
      select * from hits
      union
      select theirs.* from (select distinct company_id from (${clientsByName(patterns, MAX_CLIENTS)}) as client) as client
      cross join lateral (
        select ${columns} from projects as p
        where p.company_id = client.company_id and ${isListedFor(actor, 'p.id')} ${newest(FOUND_OF_EACH)}
      ) as theirs
    ), best as (
      select found.*, ${fits(inTitle, patterns)} as is_titled from found
      order by is_titled desc, created_at desc, id desc limit ${sql.lit(FOUND_OF_EACH)}
    )
    select best.id, best.title, best.status, best.deadline, client.client_name, client.client_company
    from best join lateral (${projectsWithClient(db).where('projects.id', '=', sql<string>`best.id`)}) as client on true
    order by is_titled desc, best.created_at desc, best.id desc`.execute(db)
  return rows
}

interface FoundClient {
  id: string
  companyId: string
  fullName: string
  company: string | null
  email: string
  /** Newest project of the client. */
  projectId: string | null
}

/** Finds clients by name, company and address: each company once, with the matching user, a representative first. */
export async function findClients(db: Database, patterns: readonly string[]) {
  const { rows } = await sql<FoundClient>`
    with hits as materialized (${clientsThatFit(patterns, MAX_CLIENTS)}),
    firsts as (
      select distinct on (m.company_id) m.user_id, m.company_id
      from hits join company_members as m on m.user_id = hits.user_id and m.company_id = hits.company_id
      order by m.company_id, 'representative' = any(m.hats) desc, m.joined_at, m.user_id
    )
    select account.id, c.id as company_id, account.email, person.full_name, c.name as company,
      project.id as project_id
    from firsts
    join companies as c on c.id = firsts.company_id
    join users as account on account.id = firsts.user_id
    join profiles as person on person.id = firsts.user_id
    left join lateral (
      select p.id from projects as p where p.company_id = c.id ${newest(1)}
    ) as project on true
    where ${isClient}
    order by coalesce(c.name, person.full_name), c.id
    limit ${sql.lit(FOUND_OF_EACH)}`.execute(db)
  return rows
}

/**
 * Finds the newest messages of conversations that the member may see, by word prefixes. If the newest of all have
 * enough matches, older ones are left out.
 */
export async function findMessages(db: Database, actor: MemberScope, words: readonly string[]) {
  const query = sql`to_tsquery('simple', ${hiddenFromPlanner(words.map(word => `${word}:*`).join(' & '))})`
  const found = (messages: RawBuilder<unknown>) => sql`
    select m.id, m.project_id, p.title as project_title, left(m.text, 200) as text, m.created_at
    from ${messages} as m join projects as p on p.id = m.project_id
    where lead_words(m.text) @@ ${query} and ${isListedFor(actor, 'm.project_id')}`
  const { rows } = await sql<{
    id: string
    projectId: string
    projectTitle: string
    text: string
    createdAt: Date
  }>`
    with recent as materialized (
      ${found(sql`(select * from project_messages order by created_at desc, id desc limit ${sql.lit(NEWEST)})`)}
    ), hits as materialized (
      ${found(sql`project_messages`)} and (select count(*) from recent) < ${sql.lit(FOUND_OF_EACH)}
    )
    select * from (select * from recent union select * from hits) as found
    order by created_at desc, id desc limit ${sql.lit(FOUND_OF_EACH)}`.execute(db)
  return rows
}

/** Finds members by name, address and role; suspended ones last. */
export async function findMembers(db: Database, patterns: readonly string[]) {
  const { rows } = await sql<{
    id: string
    fullName: string
    role: string
    avatarUrl: string | null
    isSuspended: boolean
  }>`
    select m.id, m.full_name, m.role, m.avatar_url, m.suspended_at is not null as is_suspended
    from team_members as m
    where ${fits(inMember, patterns)}
    order by m.suspended_at is not null, m.full_name, m.id
    limit ${sql.lit(FOUND_OF_EACH)}`.execute(db)
  return rows
}
