import { sql } from 'kysely'
import type { Database } from '../../platform/db/store.ts'
import { isAmongOpen } from '../projects/project-states.queries.ts'
import { phasesOn } from './phases.repository.ts'

export interface Work {
  memberId: string
  openProjects: number
  lateProjects: number
  dueProjects: number
  phases: number
}

interface Bounds {
  today: string
  /** Exclusive end of the days in which a deadline counts as near. */
  dueBefore: string
  week: { from: string; to: string }
}

/** Counts the work of members who work on projects, by name. */
export async function countWork(db: Database, { today, dueBefore, week }: Bounds): Promise<Work[]> {
  const { rows } = await sql<Work>`
    with assigned as (
      select team_member_id, count(*)::integer as open,
        count(*) filter (where deadline < ${today}::date)::integer as late,
        count(*) filter (where deadline >= ${today}::date and deadline < ${dueBefore}::date)::integer as due
      from projects join project_team_assignments on project_id = projects.id
      where ${isAmongOpen()}
      group by team_member_id
    ), running as (
      select member_id, count(*)::integer as phases
      from project_phases join projects on projects.id = project_id
      where ${isAmongOpen()} and ${phasesOn(week.from, week.to)}
      group by member_id
    )
    select id as member_id, coalesce(open, 0) as open_projects, coalesce(late, 0) as late_projects,
      coalesce(due, 0) as due_projects, coalesce(phases, 0) as phases
    from team_members
    left join assigned on team_member_id = id
    left join running on member_id = id
    where suspended_at is null and not accounting_only
    order by full_name, id`.execute(db)
  return rows
}
