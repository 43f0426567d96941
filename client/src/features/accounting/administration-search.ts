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
import { type DifferenceState, differenceStates } from 'shared/reconciliation/difference'

/** Which list one looks at and what of it, as it stands in the address. */
export type AdministrationSearch = {
  view?: AdministrationView
  show?: DueFilter | TransferFilter | DisputeFilter | DifferenceState
  month?: string
}

/** What can be chosen of each list; the first is what stands there when nothing is said. */
export const showsOf = {
  due: dueFilters,
  transfers: transferFilters,
  disputes: disputeFilters,
  differences: differenceStates,
} as const

const isOneOf = <Word extends string>(words: readonly Word[], value: unknown): value is Word =>
  words.some(word => word === value)

export function administrationSearchFrom({
  view,
  show,
  month,
}: Record<string, unknown>): AdministrationSearch {
  const of = isOneOf(administrationViews, view) ? view : 'due'
  const shows: readonly NonNullable<AdministrationSearch['show']>[] =
    of in showsOf ? showsOf[of as 'due'] : []
  const hasMonth = of === 'paid' || of === 'refunds'
  return {
    ...(of !== 'due' && { view: of }),
    ...(isOneOf(shows, show) && show !== shows[0] && { show }),
    ...(hasMonth && typeof month === 'string' && isCalendarDate(`${month}-01`) && { month }),
  }
}

/** The choice where it is one of a list, else nothing. */
export const chosen = <Word extends string>(words: readonly Word[], show: unknown) =>
  isOneOf(words, show) ? { show } : {}
