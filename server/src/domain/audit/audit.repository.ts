import type { ActArea, AuditAction } from 'shared/audit/act'
import { olderThan, type PageRequest, pageBounds, pageOf } from '../../platform/db/page.ts'
import type { Database } from '../../platform/db/store.ts'

export interface ActRow {
  /** Missing: the program itself. */
  actorId?: string | null
  /** Missing: the name that the person has now. */
  actorName?: string
  sessionHandle?: string
  action: AuditAction
  area: ActArea
  subject: string
  subjectId: string
  projectId?: string
  detail: string
  /** Missing: now. */
  createdAt?: Date
}

const columns = [
  'act.id',
  'act.actorId',
  'act.actorName',
  'act.action',
  'act.detail',
  'act.createdAt',
] as const

export async function insertAct(db: Database, act: ActRow): Promise<void> {
  const ownName = db
    .selectFrom('profiles')
    .select('fullName')
    .where('id', '=', act.actorId ?? null)
  await db
    .insertInto('auditLog')
    .values({ ...act, actorName: act.actorName ?? ownName })
    .execute()
}

/** Acts with who did them, by id, name at the time and name today. */
const acts = (db: Database) =>
  db
    .selectFrom('auditLog as act')
    .leftJoin('profiles as actor', 'actor.id', 'act.actorId')
    .select(columns)
    // Members act under the name that the team gave them.
    .select(({ fn, selectFrom }) =>
      fn
        .coalesce(
          selectFrom('teamMembers').select('fullName').whereRef('userId', '=', 'act.actorId').limit(1),
          'actor.fullName',
        )
        .as('actorNameToday'),
    )

/** Lists the newest acts upon a subject, or in a project. */
export function listActsAbout(db: Database, column: 'subjectId' | 'projectId', id: string, limit: number) {
  return acts(db)
    .where(`act.${column}`, '=', id)
    .orderBy('act.createdAt', 'desc')
    .orderBy('act.id', 'desc')
    .limit(limit)
    .execute()
}

/**
 * Lists all acts with what they were about, as far as it still exists. The page is found before anything is joined: some
 * people have far more acts than PostgreSQL expects, and joining and sorting all of them takes long.
 */
export async function listActs(
  db: Database,
  { area, actorId, ...page }: PageRequest & { area?: ActArea | undefined; actorId?: string | undefined },
) {
  const { fetch, before } = pageBounds(page)
  let newest = db
    .selectFrom('auditLog')
    .select('id')
    .where(olderThan(before))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(fetch)
  if (area) newest = newest.where('area', '=', area)
  if (actorId) newest = newest.where('actorId', '=', actorId)
  const rows = await acts(db)
    .leftJoin('projects as project', 'project.id', 'act.projectId')
    .leftJoin('teamMembers as member', join =>
      join.on('act.subject', '=', 'member').onRef('member.id', '=', 'act.subjectId'),
    )
    .select(['act.subject', 'act.subjectId'])
    .select(['project.id as projectId', 'project.title as projectTitle'])
    .select(['member.id as memberId', 'member.fullName as memberName'])
    .where('act.id', 'in', newest)
    .orderBy('act.createdAt', 'desc')
    .orderBy('act.id', 'desc')
    .execute()
  return pageOf(rows, page)
}
