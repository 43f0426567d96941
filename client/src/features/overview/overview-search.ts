import { isOverviewPeriod, type OverviewPeriod } from 'shared/timeline/period'

/** How far back one looks, as it stands in the address. */
export type OverviewSearch = { period?: OverviewPeriod }

export const overviewSearchFrom = ({ period }: Record<string, unknown>): OverviewSearch =>
  isOverviewPeriod(period) ? { period } : {}
