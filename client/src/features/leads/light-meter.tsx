import style from './light-meter.module.css'

const ticks = Array.from({ length: 21 }, (_, at) => at * 5)
const MARGIN = 4

/** An index from 0 to 100 on a scale like a camera's light meter; the words beside it say the same. */
export function LightMeter({ value, tone }: { value: number; tone: 'ok' | 'warn' | 'bad' }) {
  const at = (index: number) => MARGIN + index * 2
  return (
    <svg className={style.meter} viewBox="0 0 208 30" aria-hidden="true" focusable="false">
      {ticks.map(tick => (
        <rect
          key={tick}
          className={tick <= value ? style[tone] : style.off}
          x={at(tick) - 1}
          y={tick % 20 === 0 ? 0 : 6}
          width={2}
          height={tick % 20 === 0 ? 16 : 10}
        />
      ))}
      <path className={style[tone]} d={`M${at(value)} 20 l5 9 h-10 z`} />
    </svg>
  )
}
