import { sql } from 'kysely'
import type { PhaseDays, PhaseKind } from 'shared/schedule/phase'
import type { MemberScope } from '../../platform/actor.ts'
import { fetchPage, type PageRequest } from '../../platform/db/page.ts'
import type { NewRow } from '../../platform/db/row.ts'
import type { Database } from '../../platform/db/store.ts'
import { projectsWithClient } from '../projects/clients.queries.ts'
import { isListed, isOpen } from '../projects/project-states.queries.ts'
import { isListedFor } from '../projects/visibility.queries.ts'

export interface ScheduleQuery {
  /** First and last day, inclusive, `YYYY-MM-DD`; unlimited if omitted. */
  from?: string | undefined
  to?: string | undefined
  projectId?: string | undefined
  memberId?: string | undefined
}

/** SQL condition: the phase overlaps a range of days, inclusive. */
export const phasesOn = (from: string, to: string) =>
  sql<boolean>`daterange(project_phases.starts_on, project_phases.ends_on, '[]') && daterange(${from}, ${to}, '[]')`

/** Lists the phases that a member may see, earliest first; those of archived projects only by `projectId`. */
export function listPhaseRows(
  db: Database,
  actor: MemberScope,
  { from, to, projectId, memberId }: ScheduleQuery,
  limit: number,
) {
  let query = projectsWithClient(db)
    .innerJoin('projectPhases', 'projectPhases.projectId', 'projects.id')
    .leftJoin('teamMembers', 'teamMembers.id', 'projectPhases.memberId')
    .select(['projects.id as projectId', 'projects.title', 'projects.status', 'projectPhases.version'])
    .select(['projects.deadline', 'projectPhases.startsOn', 'projectPhases.endsOn', 'projectPhases.kind'])
    .select(['teamMembers.id as memberId', 'teamMembers.fullName as memberName', 'teamMembers.avatarUrl'])
    .select(eb => eb('teamMembers.suspendedAt', 'is not', null).$castTo<boolean>().as('isSuspended'))
    .where(isListedFor(actor))
    .orderBy('projectPhases.startsOn')
    .orderBy('projectPhases.projectId')
    .orderBy('projectPhases.kind')
    .limit(limit)
  if (from && to) query = query.where(phasesOn(from, to))
  query = projectId ? query.where('projects.id', '=', projectId) : query.where(isListed)
  if (memberId) query = query.where('projectPhases.memberId', '=', memberId)
  return query.execute()
}

/** Lists open projects without a phase that a member may see, newest first; without archived ones. */
export const listUnplannedProjects = (db: Database, actor: MemberScope, page: PageRequest) =>
  fetchPage(
    projectsWithClient(db)
      .select(['projects.id', 'projects.title', 'projects.createdAt'])
      .select('projects.deadline')
      .where(isListedFor(actor))
      .where(isListed)
      .where(isOpen)
      .where(sql<boolean>`not exists (select from project_phases where project_id = projects.id)`),
    page,
    { table: 'projects' },
  )

export interface PhaseKey {
  projectId: string
  kind: PhaseKind
}

export const findPhase = (db: Database, { projectId, kind }: PhaseKey) =>
  db
    .selectFrom('projectPhases')
    .select(['startsOn', 'endsOn', 'memberId', 'version'])
    .where('projectId', '=', projectId)
    .where('kind', '=', kind)
    .executeTakeFirst()

export type PhaseChange = PhaseDays & { memberId: string | null; updatedAt: Date }

/** Stores a phase with a new version. */
export async function savePhase(db: Database, key: PhaseKey, change: PhaseChange): Promise<void> {
  const row: NewRow<'projectPhases'> = { ...key, ...change }
  await db
    .insertInto('projectPhases')
    .values(row)
    .onConflict(conflict =>
      conflict.columns(['projectId', 'kind']).doUpdateSet({ ...change, version: sql`gen_random_uuid()` }),
    )
    .execute()
}

/** Removes members from their phases of a project; each phase gets a new version. */
export async function clearPhaseMembers(db: Database, projectId: string, memberIds: string[]): Promise<void> {
  if (memberIds.length === 0) return
  await db
    .updateTable('projectPhases')
    .set({ memberId: null, version: sql`gen_random_uuid()` })
    .where('projectId', '=', projectId)
    .where('memberId', 'in', memberIds)
    .execute()
}

export async function deletePhase(db: Database, { projectId, kind }: PhaseKey): Promise<void> {
  await db.deleteFrom('projectPhases').where('projectId', '=', projectId).where('kind', '=', kind).execute()
}
