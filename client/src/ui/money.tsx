import { euro } from 'shared/formats/units'

/** Cents as euro, in figures of one width. */
export function Money({ cents }: { cents: number }) {
  return <span className="tabular nowrap">{euro(cents)}</span>
}
