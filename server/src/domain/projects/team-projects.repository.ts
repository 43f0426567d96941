import { sql } from 'kysely'
import type { z } from 'shared/errors/zod'
import type { listTeamProjectsInput } from 'shared/projects/projects.inputs'
import type { TurnReason, TurnSide } from 'shared/projects/turn'
import { searchPatternsOf } from 'shared/search/search-terms'
import type { MemberScope } from '../../platform/actor.ts'
import { olderThan, pageBounds, pageOf } from '../../platform/db/page.ts'
import type { NewRow } from '../../platform/db/row.ts'
import type { Database } from '../../platform/db/store.ts'
import { projectsWithClient } from './clients.queries.ts'
import { projectColumns, projects } from './projects.repository.ts'
import { isAssignedTo, isOnTeam } from './visibility.queries.ts'

export type TeamProjectFilters = z.output<typeof listTeamProjectsInput>

/** The first day of medium and of low urgency, as calendar dates. */
export interface UrgencyBounds {
  medium: string
  low: string
  today: string
}

const hasBrief = sql<boolean>`exists (
  select from briefing_progress
  where project_id = projects.id and is_completed and briefing_summary is not null)`

const isPaid = sql<boolean>`exists (select from payments where project_id = projects.id and status = 'paid')`

const hasVersion = sql<boolean>`exists (
  select from deliverables where project_id = projects.id and is_sent)`

/** The projects that a member may see, with their client and how far they are. */
const visibleProjects = (db: Database, actor: MemberScope) =>
  projectsWithClient(db)
    .select(projectColumns.map(column => `projects.${column}` as const))
    .select([hasBrief.as('hasBrief'), isPaid.as('isPaid'), hasVersion.as('hasVersion')])
    .where(isOnTeam(actor))

/** Matches a project by a word of its own, of its company's name or of its people's; each by its trigram index. */
const hasWord = (pattern: string) => sql<boolean>`(
  searchable(projects.folded) like ${pattern}
  or projects.company_id = any(array(
    select id from companies where searchable(folded) like ${pattern}
    union all
    select company_id from company_members join profiles on profiles.id = company_members.user_id
    where searchable(profiles.folded) like ${pattern})))`

export async function listTeamProjects(
  db: Database,
  actor: MemberScope,
  filters: TeamProjectFilters,
  bounds: UrgencyBounds,
) {
  const { fetch, before } = pageBounds(filters)
  const { search, status, urgency, memberId, turn, late } = filters
  let query = db
    .selectFrom('projects')
    .select('projects.id')
    .where(isOnTeam(actor))
    .orderBy('projects.createdAt', 'desc')
    .orderBy('projects.id', 'desc')
    .limit(fetch)
  query = query.where(olderThan(before, { table: 'projects' }))
  if (search) {
    const patterns = searchPatternsOf(search)
    if (patterns.length === 0) return pageOf<never>([], filters)
    for (const pattern of patterns) query = query.where(hasWord(pattern))
  }
  if (status) query = query.where('projects.status', '=', status)
  if (memberId) query = query.where(isAssignedTo(memberId))
  if (turn) {
    query = query
      .innerJoin('projectTurns', 'projectTurns.projectId', 'projects.id')
      .where('projectTurns.side', '=', turn)
  }
  if (late) {
    query = query.where(
      sql<boolean>`(projects.status <> 'completed' and projects.deadline < ${bounds.today}::date)`,
    )
  }
  if (urgency === 'high') query = query.where('projects.deadline', '<', bounds.medium)
  if (urgency === 'medium') {
    query = query.where('projects.deadline', '>=', bounds.medium).where('projects.deadline', '<', bounds.low)
  }
  if (urgency === 'low') {
    query = query.where(({ eb, or }) =>
      or([eb('projects.deadline', 'is', null), eb('projects.deadline', '>=', bounds.low)]),
    )
  }
  // What is told of each is asked for the page alone: with all projects in view PostgreSQL reads whole tables for it.
  const page = visibleProjects(db, actor)
    .leftJoin('projectTurns', 'projectTurns.projectId', 'projects.id')
    .select(['projectTurns.since as turnSince'])
    .select(({ ref }) => [
      ref('projectTurns.side').$castTo<TurnSide | null>().as('turnSide'),
      ref('projectTurns.because').$castTo<TurnReason | null>().as('turnBecause'),
    ])
    .where('projects.id', 'in', query)
    .orderBy('projects.createdAt', 'desc')
    .orderBy('projects.id', 'desc')
  return pageOf(await page.execute(), filters)
}

export function findTeamProject(db: Database, actor: MemberScope, id: string) {
  return visibleProjects(db, actor)
    .select(['contact.email as clientEmail', 'contact.phone as clientPhone'])
    .select('contact.website as clientWebsite')
    .where('projects.id', '=', id)
    .executeTakeFirst()
}

/** Who is assigned to some projects, by name. */
export function listAssignments(db: Database, projectIds: string[]) {
  if (projectIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('projectTeamAssignments')
    .innerJoin('teamMembers', 'teamMembers.id', 'projectTeamAssignments.teamMemberId')
    .select(['projectTeamAssignments.projectId', 'teamMembers.id', 'teamMembers.fullName'])
    .select(['teamMembers.role', 'teamMembers.initials', 'teamMembers.avatarUrl'])
    .select(eb => eb('teamMembers.suspendedAt', 'is not', null).$castTo<boolean>().as('isSuspended'))
    .where('projectTeamAssignments.projectId', 'in', projectIds)
    .orderBy('teamMembers.fullName')
    .orderBy('teamMembers.id')
    .execute()
}

/** Replaces who is assigned. @returns who was assigned before. */
export async function replaceAssignments(
  db: Database,
  projectId: string,
  memberIds: string[],
  now: Date,
): Promise<string[]> {
  const before = await db
    .deleteFrom('projectTeamAssignments')
    .where('projectId', '=', projectId)
    .returning('teamMemberId')
    .execute()
  if (memberIds.length > 0) {
    await db
      .insertInto('projectTeamAssignments')
      .values(memberIds.map(teamMemberId => ({ projectId, teamMemberId, assignedAt: now })))
      .execute()
  }
  return before.map(assignment => assignment.teamMemberId)
}

export async function insertAssignment(db: Database, row: NewRow<'projectTeamAssignments'>): Promise<void> {
  await db.insertInto('projectTeamAssignments').values(row).execute()
}

export async function countMembers(db: Database, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0
  const members = await db
    .selectFrom('teamMembers')
    .select('id')
    .where('id', 'in', ids)
    .where('suspendedAt', 'is', null)
    .where('accountingOnly', '=', false)
    .execute()
  return members.length
}

/** Holds a project that a member may see. */
export function lockTeamProject(db: Database, actor: MemberScope, id: string) {
  return projects(db).where('id', '=', id).where(isOnTeam(actor)).forUpdate().executeTakeFirst()
}

export function lockProjectRow(db: Database, id: string) {
  return projects(db).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The newest completed recap of a project, whoever asks for it: the caller has checked that they may see it. */
export function findBrief(db: Database, projectId: string) {
  return db
    .selectFrom('briefingProgress')
    .select(['id', sql<string>`briefing_summary`.as('summary'), 'updatedAt'])
    .where('projectId', '=', projectId)
    .where('isCompleted', '=', true)
    .where('briefingSummary', 'is not', null)
    .orderBy('updatedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function findTurns(db: Database, projectId: string) {
  return db
    .selectFrom('aiConversations')
    .select('turns')
    .where('projectId', '=', projectId)
    .executeTakeFirst()
}
