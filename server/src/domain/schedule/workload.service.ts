import { addDays } from 'shared/formats/calendar-days'
import { dayInRome } from 'shared/formats/date-it'
import { mondayOf } from 'shared/timeline/period'
import type { AppDeps } from '../../platform/platform.ts'
import { countWork } from './workload.repository.ts'

const COMING_DAYS = 14

/**
 * Counts each member's work: open projects, late ones, those due within 14 days including today, and phases of the
 * current week. Suspended and accounting-only members are excluded.
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
