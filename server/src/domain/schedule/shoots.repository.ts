import { sql } from 'kysely'
import type { MemberScope } from '../../platform/actor.ts'
import { hiddenFromPlanner, type NewRow, type RowChange } from '../../platform/db/row.ts'
import type { Database } from '../../platform/db/store.ts'
import { projectsWithClient } from '../projects/clients.queries.ts'
import { isListed } from '../projects/project-states.queries.ts'
import { isAmongAssigned, isListedFor } from '../projects/visibility.queries.ts'
import type { ScheduleQuery } from './phases.repository.ts'

export type ShootQuery = ScheduleQuery & { isLatestFirst?: boolean }

/** Lists the shooting days that a member may see, by day; those of archived projects only by `projectId`. */
export function listShootRows(
  db: Database,
  actor: MemberScope,
  { from, to, projectId, memberId, isLatestFirst }: ShootQuery,
  limit: number,
) {
  let query = projectsWithClient(db)
    .innerJoin('projectShoots', 'projectShoots.projectId', 'projects.id')
    .select(['projectShoots.id', 'projects.id as projectId', 'projects.title'])
    .select(['projectShoots.day', 'projectShoots.address', 'projectShoots.contact', 'projectShoots.callTime'])
    .select('projectShoots.updatedAt')
    .where(isListedFor(actor))
    .orderBy('projectShoots.day', isLatestFirst ? 'desc' : 'asc')
    .orderBy('projectShoots.callTime')
    .orderBy('projectShoots.id')
    .limit(limit)
  if (from && to)
    query = query.where(
      sql<boolean>`project_shoots.day between ${hiddenFromPlanner(from)}::date and ${hiddenFromPlanner(to)}::date`,
    )
  query = projectId ? query.where('projects.id', '=', projectId) : query.where(isListed)
  if (memberId) query = query.where(isAmongAssigned(memberId))
  return query.execute()
}

const columns = ['id', 'projectId', 'day', 'address', 'contact', 'callTime'] as const

/** Inserts a shooting day. Returns undefined if its id is used. */
export const insertShoot = (db: Database, shoot: NewRow<'projectShoots'>) =>
  db
    .insertInto('projectShoots')
    .values(shoot)
    .onConflict(conflict => conflict.column('id').doNothing())
    .returning(columns)
    .executeTakeFirst()

/** Locks a shooting day until the transaction ends. */
export const lockShoot = (db: Database, id: string) =>
  db
    .selectFrom('projectShoots')
    .select([...columns, 'updatedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const updateShoot = (db: Database, id: string, change: RowChange<'projectShoots'>) =>
  db
    .updateTable('projectShoots')
    .set(change)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

export async function deleteShoot(db: Database, id: string): Promise<void> {
  await db.deleteFrom('projectShoots').where('id', '=', id).execute()
}
