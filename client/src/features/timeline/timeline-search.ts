import { isCalendarDate } from 'shared/fields/calendar-date'
import { isUuid } from 'shared/fields/uuid'
import { boundsOf, type Span, weeksOf } from 'shared/timeline/period'

export type View = 'month' | 'week' | 'list'

/** What is looked at, as it stands in the address: a day, how much around it, and whose. */
export type TimelineSearch = { view?: View; day?: string; member?: string }

const isView = (value: unknown): value is View => ['month', 'week', 'list'].includes(String(value))

export function timelineSearchFrom({ view, day, member }: Record<string, unknown>): TimelineSearch {
  return {
    ...(isView(view) && { view }),
    ...(typeof day === 'string' && isCalendarDate(day) && { day }),
    ...(isUuid(member) && { member }),
  }
}

/** Where there is no room for a grid. */
export const NARROW = '(max-width: 860px)'

/** What a search looks like: a month or a week, as a grid or as a list. */
export function layoutOf({ view = 'month' }: TimelineSearch, narrow: boolean) {
  const span: Span = view === 'week' ? 'week' : 'month'
  return { span, asGrid: !narrow && view !== 'list' }
}

type Shown = { today: string; narrow: boolean; isManager: boolean }

/** What is asked for: the days that are on the screen, where a month's grid shows the ends of its neighbours, too. */
export function deadlinesOf(search: TimelineSearch, { today, narrow, isManager }: Shown) {
  const { day = today, member } = search
  const { span, asGrid } = layoutOf(search, narrow)
  const days = weeksOf(span, day).flat()
  const bounds = boundsOf(span, day)
  const range = asGrid ? { from: days[0] ?? bounds.from, to: days.at(-1) ?? bounds.to } : bounds
  return { ...range, ...(isManager && member && { memberId: member }) }
}
