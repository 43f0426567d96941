import type { ActArea, ActCode } from 'shared/audit/act'
import { fetchPage, type PageRequest } from '../../platform/db/page.ts'
import type { Database } from '../../platform/db/store.ts'

export interface ActRow {
  /** Missing: the program itself. */
  actorId?: string | null
  /** Missing: the name that the person has now. */
  actorName?: string
  sessionHandle?: string
  action: ActCode
  area: ActArea
  subject: string
  subjectId: string
  projectId?: string
  detail: string
  /** Missing: now. */
  createdAt?: Date
}

const columns = ['id', 'actorName', 'action', 'detail', 'createdAt'] as const

/** Writes an act down. */
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

/** The newest acts upon a subject, or of everything in a project. */
export function listActsAbout(db: Database, column: 'subjectId' | 'projectId', id: string, limit: number) {
  return db
    .selectFrom('auditLog')
    .select(columns)
    .where(column, '=', id)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** All acts with what they were about, as far as it still is there. */
export function listActs(
  db: Database,
  { area, actor, ...page }: PageRequest & { area?: ActArea | undefined; actor?: string | undefined },
) {
  let query = db
    .selectFrom('auditLog as act')
    .leftJoin('projects as project', 'project.id', 'act.projectId')
    .leftJoin('teamMembers as member', join =>
      join.on('act.subject', '=', 'member').onRef('member.id', '=', 'act.subjectId'),
    )
    .select(columns.map(column => `act.${column}` as const))
    .select(['act.subject', 'act.subjectId'])
    .select(['project.id as projectId', 'project.title as projectTitle'])
    .select(['member.id as memberId', 'member.fullName as memberName'])
  if (area) query = query.where('act.area', '=', area)
  if (actor) query = query.where('act.actorName', '=', actor)
  return fetchPage(query, page, { table: 'act' })
}
