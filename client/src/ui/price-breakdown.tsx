import { Money } from './money.tsx'
import style from './price-breakdown.module.css'

type Props = { lines: { label: string; amountCents: number }[]; total: string; totalCents: number }

/** Lists amounts and their total. */
export function PriceBreakdown({ lines, total, totalCents }: Props) {
  return (
    <dl className={style.lines}>
      {lines.map(({ label, amountCents }, index) => (
        // Lines are never moved, and two may be called alike.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={index} className={style.line}>
          <dt>{label}</dt>
          <dd>
            <Money cents={amountCents} />
          </dd>
        </div>
      ))}
      <div className={`${style.line} ${style.total}`}>
        <dt>{total}</dt>
        <dd>
          <Money cents={totalCents} />
        </dd>
      </div>
    </dl>
  )
}
