import { isCalendarDate } from 'shared/fields/calendar-date'
import { isUuid } from 'shared/fields/uuid'

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
