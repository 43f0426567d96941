import { isCalendarDate } from 'shared/fields/calendar-date'
import { isUuid } from 'shared/fields/uuid'
import { boundsOf, firstShownDay, type Span, weeksOf } from 'shared/timeline/period'

export type View = 'month' | 'week' | 'list'

/** Grouping of the schedule: phases by kind or by person, or deadlines alone. */
export type Grouping = 'phase' | 'person' | 'deadline'

/** Search params of the timeline: what is shown and how, a day and the member. */
export type TimelineSearch = { group?: Grouping; view?: View; day?: string; member?: string }

const isView = (value: unknown): value is View => ['month', 'week', 'list'].includes(String(value))
const isGrouping = (value: unknown): value is Grouping =>
  ['phase', 'person', 'deadline'].includes(String(value))

export function timelineSearchFrom({ group, view, day, member }: Record<string, unknown>): TimelineSearch {
  return {
    ...(isGrouping(group) && { group }),
    ...(isView(view) && { view }),
    ...(typeof day === 'string' && isCalendarDate(day) && { day }),
    ...(isUuid(member) && { member }),
  }
}

/** Media query of screens without room for a grid. */
export const NARROW = '(max-width: 860px)'

/** Returns the layout of a search: a month or a week, as a grid or a list. Small screens list everything by day. */
export function layoutOf({ group = 'phase', view = 'month' }: TimelineSearch, narrow: boolean) {
  const span: Span = view === 'week' ? 'week' : 'month'
  return { group: narrow ? 'phase' : group, span, asGrid: !narrow && view !== 'list' }
}

type Shown = { today: string; narrow: boolean; isManager: boolean }

/** Returns the query of the visible days; the grid of a month includes days of its neighbours. */
export function spanOf(search: TimelineSearch, { today, narrow, isManager }: Shown) {
  const { member } = search
  const { span, asGrid } = layoutOf(search, narrow)
  const { day = firstShownDay(span, today) } = search
  const days = weeksOf(span, day).flat()
  const bounds = boundsOf(span, day)
  const range = asGrid ? { from: days[0] ?? bounds.from, to: days.at(-1) ?? bounds.to } : bounds
  return { ...range, ...(isManager && member && { memberId: member }) }
}
