import { sql } from 'kysely'
import type { Database } from '../../platform/db/store.ts'
import type { Viewer } from '../projects/team-access.service.ts'

export interface DeadlineQuery {
  /** The first and the last day, `YYYY-MM-DD`. */
  from: string
  to: string
  memberId?: string | undefined
  limit: number
}

const assignedTo = (memberId: string) => sql<boolean>`exists (
  select 1 from project_team_assignments as assignment
  where assignment.project_id = projects.id and assignment.team_member_id = ${memberId})`

/** The projects with a deadline in a span that the member may see, the earliest first. */
export function listDeadlines(db: Database, viewer: Viewer, { from, to, memberId, limit }: DeadlineQuery) {
  return db
    .selectFrom('projects')
    .innerJoin('profiles', 'profiles.id', 'projects.userId')
    .select(['projects.id', 'projects.title', 'projects.status', 'projects.updatedAt'])
    .select(sql<string>`projects.deadline`.as('deadline'))
    .select(['profiles.fullName as clientName', 'profiles.company as clientCompany'])
    .where('projects.deadline', '>=', from)
    .where('projects.deadline', '<=', to)
    .$if(!viewer.isManager, query => query.where(assignedTo(viewer.id)))
    .$if(memberId !== undefined, query => query.where(assignedTo(memberId ?? '')))
    .orderBy('projects.deadline')
    .orderBy('projects.id')
    .limit(limit)
    .execute()
}
