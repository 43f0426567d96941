import { isOverviewPeriod, type OverviewPeriod } from 'shared/timeline/period'

export type OverviewSearch = { period?: OverviewPeriod }

export const overviewSearchFrom = ({ period }: Record<string, unknown>): OverviewSearch =>
  isOverviewPeriod(period) ? { period } : {}
