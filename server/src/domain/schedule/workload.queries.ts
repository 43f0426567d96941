import { sql } from 'kysely'
import { addDays } from 'shared/formats/calendar-days'
import { dayInRome } from 'shared/formats/date-it'
import { mondayOf } from 'shared/timeline/period'
import type { AppDeps } from '../../platform/platform.ts'
import { isAmongOpen } from '../projects/project-states.queries.ts'
import { phasesOn } from './phases.repository.ts'

interface Work {
  memberId: string
  openProjects: number
  lateProjects: number
  dueProjects: number
  phases: number
}

const COMING_DAYS = 14

/**
 * Counts each member's work, by name: open projects, late ones, those due within 14 days including today, and phases of
 * the current week. Suspended and accounting-only members are excluded.
 */
export async function countWork({ clock, db }: Pick<AppDeps, 'clock' | 'db'>): Promise<Work[]> {
  const today = dayInRome(clock.now())
  const dueBefore = addDays(today, COMING_DAYS)
  const monday = mondayOf(today)
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
      where ${isAmongOpen()} and ${phasesOn(monday, addDays(monday, 6))}
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
