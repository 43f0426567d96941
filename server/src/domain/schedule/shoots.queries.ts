import type { Database } from '../../platform/db/store.ts'
import { isOwn } from '../projects/visibility.queries.ts'

const MAX_SHOWN = 50

/** Lists the shooting days of a project from a day on, earliest first; the caller has checked access. */
export const listComingShoots = (db: Database, projectId: string, from: string) =>
  db
    .selectFrom('projectShoots')
    .select(['id', 'day', 'address', 'contact', 'callTime'])
    .where('projectId', '=', projectId)
    .where('day', '>=', from)
    .orderBy('day')
    .orderBy('callTime')
    .orderBy('id')
    .limit(MAX_SHOWN)
    .execute()

/** Lists the shooting days of a user's companies in a range of days, inclusive, by day; at most 500. */
export const listOwnShoots = (
  db: Database,
  userId: string,
  { from, to, isLatestFirst }: { from: string; to: string; isLatestFirst?: boolean },
) =>
  db
    .selectFrom('projectShoots')
    .innerJoin('projects', 'projects.id', 'projectShoots.projectId')
    .select(['projectShoots.id', 'projectShoots.projectId', 'projects.title', 'projectShoots.day'])
    .select(['projectShoots.address', 'projectShoots.contact', 'projectShoots.callTime'])
    .select('projectShoots.updatedAt')
    .where(isOwn(userId, 'projectShoots'))
    .where('projectShoots.day', '>=', from)
    .where('projectShoots.day', '<=', to)
    .orderBy('projectShoots.day', isLatestFirst ? 'desc' : 'asc')
    .orderBy('projectShoots.id')
    .limit(500)
    .execute()
