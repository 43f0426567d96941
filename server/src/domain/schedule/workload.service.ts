import { addDays } from 'shared/formats/calendar-days'
import { dayInRome } from 'shared/formats/date-it'
import { mondayOf } from 'shared/timeline/period'
import type { AppDeps } from '../../platform/platform.ts'
import { countWork } from './workload.repository.ts'

const COMING_DAYS = 14

/**
 * Counts each member's work: open projects, those of them that are late or due within the 14 days that begin today, and
 * phases that take place in the week of today. Suspended members and those limited to accounting are left out.
 */
export function getWorkload({ clock, db }: Pick<AppDeps, 'clock' | 'db'>) {
  const today = dayInRome(clock.now())
  const monday = mondayOf(today)
  return countWork(db, {
    today,
    dueBefore: addDays(today, COMING_DAYS),
    week: { from: monday, to: addDays(monday, 6) },
  })
}
