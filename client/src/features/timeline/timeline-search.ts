import { isCalendarDate } from 'shared/fields/calendar-date'
import { isUuid } from 'shared/fields/uuid'
import { boundsOf, type Span, weeksOf } from 'shared/timeline/period'

export type View = 'month' | 'week' | 'list'

/** Search params of the timeline: a day, the view and the member. */
export type TimelineSearch = { view?: View; day?: string; member?: string }

const isView = (value: unknown): value is View => ['month', 'week', 'list'].includes(String(value))

export function timelineSearchFrom({ view, day, member }: Record<string, unknown>): TimelineSearch {
  return {
    ...(isView(view) && { view }),
    ...(typeof day === 'string' && isCalendarDate(day) && { day }),
    ...(isUuid(member) && { member }),
  }
}

/** Media query of screens without room for a grid. */
export const NARROW = '(max-width: 860px)'

/** Returns the layout of a search: a month or a week, as a grid or a list. */
export function layoutOf({ view = 'month' }: TimelineSearch, narrow: boolean) {
  const span: Span = view === 'week' ? 'week' : 'month'
  return { span, asGrid: !narrow && view !== 'list' }
}

type Shown = { today: string; narrow: boolean; isManager: boolean }

/** Returns the query of the visible days; the grid of a month includes days of its neighbours. */
export function deadlinesOf(search: TimelineSearch, { today, narrow, isManager }: Shown) {
  const { day = today, member } = search
  const { span, asGrid } = layoutOf(search, narrow)
  const days = weeksOf(span, day).flat()
  const bounds = boundsOf(span, day)
  const range = asGrid ? { from: days[0] ?? bounds.from, to: days.at(-1) ?? bounds.to } : bounds
  return { ...range, ...(isManager && member && { memberId: member }) }
}
