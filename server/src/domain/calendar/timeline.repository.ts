import { sql } from 'kysely'
import type { MemberScope } from '../../platform/actor.ts'
import type { Database } from '../../platform/db/store.ts'
import { projectsWithClient } from '../projects/clients.queries.ts'
import { isAssignedTo, isOnTeam } from '../projects/visibility.queries.ts'

export interface DeadlineQuery {
  /** The first and the last day, `YYYY-MM-DD`. */
  from: string
  to: string
  memberId?: string | undefined
  limit: number
}

/** The projects with a deadline in a span that the member may see, the earliest first. */
export function listDeadlines(
  db: Database,
  actor: MemberScope,
  { from, to, memberId, limit }: DeadlineQuery,
) {
  return projectsWithClient(db)
    .select(['projects.id', 'projects.title', 'projects.status', 'projects.updatedAt'])
    .select(sql<string>`projects.deadline`.as('deadline'))
    .where('projects.deadline', '>=', from)
    .where('projects.deadline', '<=', to)
    .where(isOnTeam(actor))
    .$if(memberId !== undefined, query => query.where(isAssignedTo(memberId ?? '')))
    .orderBy('projects.deadline')
    .orderBy('projects.id')
    .limit(limit)
    .execute()
}
