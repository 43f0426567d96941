import { Fade } from './light.tsx'
import type { SceneProps } from './scene.ts'
import style from './still.module.css'

const LETTERS = 'AEGKMRSVXZ'

/** Letters on the move. */
export function Kinetic({ roll, id }: SceneProps) {
  const letter = LETTERS[Math.floor(roll() * LETTERS.length)] ?? 'A'
  const tilt = -14 + roll() * 28
  const step = 46 + roll() * 40
  return (
    <>
      <Fade id={`${id}f`} from="night" to="deep" />
      <rect width="1600" height="900" fill={`url(#${id}f)`} />
      <path d="M-60 900 L520 -20 L760 -20 L180 900Z" className={style.key} opacity="0.24" />
      <path d="M860 920 L1440 0 L1540 0 L960 920Z" className={style.glow} opacity="0.2" />
      <g transform={`rotate(${tilt} 800 450)`} textAnchor="middle">
        {[5, 4, 3, 2, 1].map(echo => (
          <text
            key={echo}
            x={800 - echo * step}
            y="670"
            className={`${style.letter} ${style.outline}`}
            opacity={0.85 - echo * 0.14}
          >
            {letter}
          </text>
        ))}
        <text x="800" y="670" className={`${style.letter} ${style.pale}`}>
          {letter}
        </text>
      </g>
      <rect x="120" y="700" width={240 + roll() * 400} height="26" className={style.glow} />
      <rect x="120" y="744" width={140 + roll() * 200} height="26" className={style.key} />
    </>
  )
}
