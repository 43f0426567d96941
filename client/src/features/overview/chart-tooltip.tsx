import style from './overview.module.css'
import type { Look } from './picture.tsx'

type Line = { label: string; look: Look; figure: string }

/** The figures of the bar under the pointer. */
export function ChartTooltip({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null
  return (
    <div className={style.tip}>
      <b>{title}</b>
      {lines.map(({ label, look, figure }) => (
        <p key={label}>
          <span className={style.swatch} data-look={look} />
          {label}
          <span className={style.tipFigure}>{figure}</span>
        </p>
      ))}
    </div>
  )
}
