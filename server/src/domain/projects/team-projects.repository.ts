import { sql } from 'kysely'
import type { MemberScope } from '../../platform/actor.ts'
import { hasRow } from '../../platform/db/row.ts'
import type { Database } from '../../platform/db/store.ts'
import { projectsWithClient } from './clients.queries.ts'
import { hasBrief, hasVersion, isArchivable, isArchived, isListed } from './project-states.queries.ts'
import { projectColumns } from './projects.repository.ts'
import { isOnTeam } from './visibility.queries.ts'

const isPaid = sql<boolean>`exists (select from payments where project_id = projects.id and status = 'paid')`

/** Selects the projects that a member may see, with client and progress. */
export const visibleProjects = (db: Database, actor: MemberScope) =>
  projectsWithClient(db)
    .select(projectColumns.map(column => `projects.${column}` as const))
    .select([hasBrief.as('hasBrief'), isPaid.as('isPaid'), hasVersion.as('hasVersion')])
    .where(isOnTeam(actor))

export function findTeamProject(db: Database, actor: MemberScope, id: string) {
  return visibleProjects(db, actor)
    .select(['contact.email as clientEmail', 'contact.phone as clientPhone'])
    .select('contact.website as clientWebsite')
    .where('projects.id', '=', id)
    .executeTakeFirst()
}

/** Returns true if the member may see a project. */
export const isTeamProject = (db: Database, actor: MemberScope, id: string): Promise<boolean> =>
  hasRow(db.selectFrom('projects').select('id').where('id', '=', id).where(isOnTeam(actor)))

/** Lists the assigned members of some projects, by name. */
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

/** Replaces the assigned members. Returns the former ones. */
export async function replaceAssignments(db: Database, projectId: string, memberIds: string[], now: Date) {
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

/** Archives a project that is completed or unpaid. Returns false for another or already archived one. */
export const archiveProject = (db: Database, id: string, now: Date): Promise<boolean> =>
  hasRow(
    db
      .updateTable('projects')
      .set({ archivedAt: now })
      .where('id', '=', id)
      .where(isListed)
      .where(isArchivable)
      .returning('id'),
  )

/** Takes a project out of the archive. Returns false if it is not archived. */
export const restoreProject = (db: Database, id: string): Promise<boolean> =>
  hasRow(
    db
      .updateTable('projects')
      .set({ archivedAt: null })
      .where('id', '=', id)
      .where(isArchived)
      .returning('id'),
  )

/** Finds the newest completed recap of a project; the caller has checked access. */
export function findBrief(db: Database, projectId: string) {
  return db
    .selectFrom('briefingProgress')
    .select(['id', sql<string>`briefing_summary`.as('summary'), 'updatedAt'])
    .where('projectId', '=', projectId)
    .where(sql<boolean>`is_completed`)
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
