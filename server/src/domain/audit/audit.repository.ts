import type { ActArea, AuditAction } from 'shared/audit/act'
import { olderThan, type PageRequest, pageBounds, pageOf } from '../../platform/db/page.ts'
import type { NewRow } from '../../platform/db/row.ts'
import type { Database } from '../../platform/db/store.ts'

/** The program itself acted if `actorId` is omitted; the current name and time are used if theirs are. */
export type ActRow = NewRow<'auditLog'> & { action: AuditAction; area: ActArea; actorName?: string }

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

/** Selects entries with their actors: id, name at the time, current name. */
const acts = (db: Database) =>
  db
    .selectFrom('auditLog as act')
    .leftJoin('profiles as actor', 'actor.id', 'act.actorId')
    .select(columns)
    // Members act under the name in their team profile.
    .select(({ fn, selectFrom }) =>
      fn
        .coalesce(
          selectFrom('teamMembers')
            .innerJoin('users', 'users.email', 'teamMembers.email')
            .select('teamMembers.fullName')
            .whereRef('users.id', '=', 'act.actorId'),
          'actor.fullName',
        )
        .as('actorNameToday'),
    )

/** Lists the newest entries about a subject or in a project. */
export function listActsAbout(db: Database, column: 'subjectId' | 'projectId', id: string, limit: number) {
  return acts(db)
    .where(`act.${column}`, '=', id)
    .orderBy('act.createdAt', 'desc')
    .orderBy('act.id', 'desc')
    .limit(limit)
    .execute()
}

/**
 * Lists all entries with their subjects, if these still exist. Fetches the page before any join: some users have far
 * more entries than PostgreSQL estimates, and joining and sorting all of them is slow.
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
