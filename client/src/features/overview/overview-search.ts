import { isOverviewPeriod, type OverviewPeriod } from 'shared/timeline/period'

/** Reads the period from the address. */
export type OverviewSearch = { period?: OverviewPeriod }

export const overviewSearchFrom = ({ period }: Record<string, unknown>): OverviewSearch =>
  isOverviewPeriod(period) ? { period } : {}
