import {
  type AdministrationView,
  administrationViews,
  type DisputeFilter,
  type DueFilter,
  disputeFilters,
  dueFilters,
  type TransferFilter,
  transferFilters,
} from 'shared/administration/filters'
import { isCalendarDate } from 'shared/fields/calendar-date'
import { type DifferenceState, differenceStates } from 'shared/reconciliation/compare'

export type AdministrationSearch = {
  view?: AdministrationView
  show?: DueFilter | TransferFilter | DisputeFilter | DifferenceState
  month?: string
}

/** Filters of each list; the first is the default, which the address leaves out. */
export const showsOf = {
  due: dueFilters,
  transfers: transferFilters,
  disputes: disputeFilters,
  differences: differenceStates,
} as const

const isOneOf = <Word extends string>(words: readonly Word[], value: unknown): value is Word =>
  words.some(word => word === value)

export function administrationSearchFrom(address: Record<string, unknown>): AdministrationSearch {
  const { view, show, month } = address
  const list = isOneOf(administrationViews, view) ? view : 'due'
  const shows: readonly NonNullable<AdministrationSearch['show']>[] =
    list in showsOf ? showsOf[list as 'due'] : []
  const hasMonth = list === 'paid' || list === 'refunds'
  return {
    ...(list !== 'due' && { view: list }),
    ...(isOneOf(shows, show) && show !== shows[0] && { show }),
    ...(hasMonth && typeof month === 'string' && isCalendarDate(`${month}-01`) && { month }),
  }
}

/** Returns the filter as query input if it is one of `words`, else none. */
export const chosen = <Word extends string>(words: readonly Word[], show: unknown) =>
  isOneOf(words, show) ? { show } : {}
