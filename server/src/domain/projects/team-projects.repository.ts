import { type ExpressionBuilder, sql } from 'kysely'
import type { Urgency } from 'shared/urgency/urgency'
import { olderThan, type PageRequest, pageBounds, pageOf } from '../../platform/db/page.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Database } from '../../platform/db/store.ts'
import type { Work } from '../../platform/db/unit-of-work.ts'
import { projectColumns } from './projects.repository.ts'

/** Whose view it is: a manager sees every project, another member what is assigned to them. */
export interface Viewer {
  id: string
  isManager: boolean
}

export interface TeamProjectFilters extends PageRequest {
  search?: string | undefined
  status?: string | undefined
  urgency?: Urgency | undefined
  memberId?: string | undefined
}

/** The first day of medium and of low urgency, as calendar dates. */
export interface UrgencyBounds {
  medium: string
  low: string
}

const searched = ['projects.title', 'projects.description', 'profiles.fullName', 'profiles.company'] as const

type Projects = ExpressionBuilder<DB, 'projects'>

const isAssigned = (eb: Projects, memberId: string) =>
  eb.exists(
    eb
      .selectFrom('projectTeamAssignments')
      .select('projectTeamAssignments.id')
      .whereRef('projectTeamAssignments.projectId', '=', 'projects.id')
      .where('projectTeamAssignments.teamMemberId', '=', memberId),
  )

const hasBrief = (eb: Projects) =>
  eb
    .exists(
      eb
        .selectFrom('briefingProgress')
        .select('briefingProgress.id')
        .whereRef('briefingProgress.projectId', '=', 'projects.id')
        .where('briefingProgress.isCompleted', '=', true)
        .where('briefingProgress.briefingSummary', 'is not', null),
    )
    .$castTo<boolean>()

const isPaid = (eb: Projects) =>
  eb
    .exists(
      eb
        .selectFrom('payments')
        .select('payments.id')
        .whereRef('payments.projectId', '=', 'projects.id')
        .where('payments.status', '=', 'paid'),
    )
    .$castTo<boolean>()

/** The projects that a member may see, with their client. */
const visibleTo = (db: Database, viewer: Viewer) =>
  db
    .selectFrom('projects')
    .innerJoin('profiles', 'profiles.id', 'projects.userId')
    .select(projectColumns.map(column => `projects.${column}` as const))
    .select(['profiles.fullName as clientName', 'profiles.company as clientCompany'])
    .select(eb => [
      hasBrief(eb as unknown as Projects).as('hasBrief'),
      isPaid(eb as unknown as Projects).as('isPaid'),
    ])
    .$if(!viewer.isManager, query => query.where(eb => isAssigned(eb as unknown as Projects, viewer.id)))

export async function listTeamProjects(
  db: Database,
  viewer: Viewer,
  filters: TeamProjectFilters,
  bounds: UrgencyBounds,
) {
  const { fetch, before } = pageBounds(filters)
  const { search, status, urgency, memberId } = filters
  let query = visibleTo(db, viewer)
    .orderBy('projects.createdAt', 'desc')
    .orderBy('projects.id', 'desc')
    .limit(fetch)
  query = query.where(olderThan(before, 'projects'))
  if (search) {
    const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
    query = query.where(({ eb, or }) => or(searched.map(column => eb(column, 'ilike', pattern))))
  }
  if (status) query = query.where('projects.status', '=', status)
  if (memberId) query = query.where(eb => isAssigned(eb as unknown as Projects, memberId))
  if (urgency === 'high') query = query.where('projects.deadline', '<', bounds.medium)
  if (urgency === 'medium') {
    query = query.where('projects.deadline', '>=', bounds.medium).where('projects.deadline', '<', bounds.low)
  }
  if (urgency === 'low') {
    query = query.where(({ eb, or }) =>
      or([eb('projects.deadline', 'is', null), eb('projects.deadline', '>=', bounds.low)]),
    )
  }
  return pageOf(await query.execute(), filters)
}

export function findTeamProject(db: Database, viewer: Viewer, id: string) {
  return visibleTo(db, viewer)
    .innerJoin('users', 'users.id', 'projects.userId')
    .select([
      'users.email as clientEmail',
      'profiles.phone as clientPhone',
      'profiles.website as clientWebsite',
    ])
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
  { db }: Pick<Work, 'db'>,
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

export async function countMembers({ db }: Pick<Work, 'db'>, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0
  const members = await db
    .selectFrom('teamMembers')
    .select('id')
    .where('id', 'in', ids)
    .where('suspendedAt', 'is', null)
    .execute()
  return members.length
}

/** Holds a project that a member may see. */
export function lockTeamProject({ db }: Pick<Work, 'db'>, viewer: Viewer, id: string) {
  return db
    .selectFrom('projects')
    .select(projectColumns)
    .where('id', '=', id)
    .$if(!viewer.isManager, query => query.where(eb => isAssigned(eb, viewer.id)))
    .forUpdate()
    .executeTakeFirst()
}

export function lockProject({ db }: Pick<Work, 'db'>, id: string) {
  return db.selectFrom('projects').select(projectColumns).where('id', '=', id).forUpdate().executeTakeFirst()
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
