import { euro } from 'shared/formats/euro'
import style from './figures.module.css'

/** Cents as euro, in figures of one width. */
export function Money({ cents }: { cents: number }) {
  return <span className={style.figures}>{euro(cents)}</span>
}
