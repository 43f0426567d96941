import type { MemberScope } from '../../platform/actor.ts'
import { idsOf } from '../../platform/db/row.ts'
import type { Platform } from '../../platform/platform.ts'
import { assignmentsOf } from '../projects/team-access.service.ts'
import { type DeadlineQuery, listDeadlines } from './timeline.repository.ts'

const MOST_SHOWN = 500

/**
 * Who does what until when, the earliest first: managers see all deadlines, other members those of what is assigned
 * to them. `truncated` tells that there are more than can be shown.
 */
export async function listTimeline(
  { db }: Pick<Platform, 'db'>,
  actor: MemberScope,
  query: Omit<DeadlineQuery, 'limit'>,
) {
  const found = await listDeadlines(db, actor, { ...query, limit: MOST_SHOWN + 1 })
  const shown = found.slice(0, MOST_SHOWN)
  const assignments = await assignmentsOf(db, idsOf(shown))
  const byProject = Map.groupBy(assignments, assignment => assignment.projectId)
  return {
    items: shown.map(project => ({ ...project, members: byProject.get(project.id) ?? [] })),
    truncated: found.length > MOST_SHOWN,
  }
}
