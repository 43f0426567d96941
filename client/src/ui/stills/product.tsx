import { Fade, Light } from './light.tsx'
import type { SceneProps } from './scene.ts'
import style from './still.module.css'

/** A thing on its turntable between two soft boxes. */
export function Product({ roll, id }: SceneProps) {
  const wide = 150 + roll() * 130
  const tall = 330 + roll() * 130
  const round = roll() > 0.5 ? wide / 2 : 26
  const top = 660 - tall
  return (
    <>
      <Fade id={`${id}f`} from="mid" to="night" />
      <Light id={`${id}k`} tone="key" strength={0.6} />
      <Light id={`${id}g`} tone="glow" strength={0.8} />
      <Fade id={`${id}b`} from="pale" to="mid" sideways />
      <rect width="1600" height="900" fill={`url(#${id}f)`} />
      <circle cx="800" cy="430" r="620" fill={`url(#${id}k)`} />
      <rect
        x="120"
        y="90"
        width="190"
        height="460"
        rx="14"
        className={style.pale}
        opacity="0.5"
        transform="skewY(6)"
      />
      <ellipse cx="1380" cy="300" rx="330" ry="330" fill={`url(#${id}g)`} />
      <ellipse cx="800" cy="690" rx="470" ry="96" className={style.deep} />
      <ellipse cx="800" cy="672" rx="470" ry="96" className={style.mid} />
      <ellipse cx="800" cy="672" rx="330" ry="62" className={style.night} opacity="0.55" />
      <rect x={800 - wide} y={top} width={wide * 2} height={tall} rx={round} fill={`url(#${id}b)`} />
      <rect
        x={800 - wide}
        y={top + tall * 0.52}
        width={wide * 2}
        height={tall * 0.22}
        className={style.key}
        opacity="0.9"
      />
      <rect
        x={800 - wide * 0.72}
        y={top + 22}
        width={wide * 0.2}
        height={tall - 60}
        rx="14"
        className={style.pale}
        opacity="0.65"
      />
    </>
  )
}
