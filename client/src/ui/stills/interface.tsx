import { Fade, Light } from './light.tsx'
import type { SceneProps } from './scene.ts'
import style from './still.module.css'

/** A program's window in perspective, the pointer on its way. */
export function Interface({ roll, id }: SceneProps) {
  const bars = Array.from({ length: 7 }, () => 60 + roll() * 190)
  return (
    <>
      <Fade id={`${id}f`} from="night" to="mid" />
      <Light id={`${id}k`} tone="key" strength={0.8} />
      <Fade id={`${id}c`} from="key" to="glow" sideways />
      <rect width="1600" height="900" fill={`url(#${id}f)`} />
      <circle cx="1180" cy="760" r="640" fill={`url(#${id}k)`} />
      <g transform="translate(300 130) skewY(-7) skewX(9)">
        <rect width="1010" height="640" rx="26" className={style.deep} />
        <rect width="1010" height="64" rx="26" className={style.mid} />
        <circle cx="40" cy="32" r="9" className={style.glow} />
        <circle cx="70" cy="32" r="9" className={style.cool} />
        <rect x="30" y="96" width="190" height="512" rx="16" className={style.night} opacity="0.7" />
        {[0, 1, 2, 3, 4].map(row => (
          <rect
            key={row}
            x="54"
            y={128 + row * 58}
            width={row === 1 ? 142 : 108}
            height="18"
            rx="9"
            className={row === 1 ? style.key : style.mid}
          />
        ))}
        <rect x="250" y="96" width="730" height="190" rx="16" fill={`url(#${id}c)`} opacity="0.9" />
        <rect x="284" y="132" width="300" height="30" rx="15" className={style.pale} />
        <rect x="284" y="182" width="200" height="16" rx="8" className={style.pale} opacity="0.6" />
        <rect x="250" y="316" width="730" height="292" rx="16" className={style.night} opacity="0.7" />
        {bars.map((height, place) => (
          <rect
            key={`${height}`}
            x={300 + place * 94}
            y={574 - height}
            width="50"
            height={height}
            rx="10"
            className={place === 4 ? style.glow : style.key}
          />
        ))}
      </g>
      <path d="M1050 520 l0 118 l30 -28 l20 48 l24 -10 l-20 -47 l42 -3 z" className={style.pale} />
    </>
  )
}
