import { Fade, Light } from './light.tsx'
import type { SceneProps } from './scene.ts'
import style from './still.module.css'

const LETTERS = 'AEGKMRSVXZ'
const echoes = [5, 4, 3, 2, 1]

type Part = { roll: () => number }

function letters({ roll }: Part) {
  const letter = LETTERS[Math.floor(roll() * LETTERS.length)] ?? 'A'
  const step = 46 + roll() * 40
  return (
    <g transform={`rotate(${-14 + roll() * 28} 800 450)`} textAnchor="middle">
      {echoes.map(echo => (
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
  )
}

/** Forms that turn into one another: the round, the square, the way between. */
function forms({ roll }: Part) {
  const turn = roll() * 45
  return (
    <>
      <path d="M330 470C500 200 640 700 800 450S1120 240 1280 450" className={style.curve} />
      {echoes.map(echo => (
        <rect
          key={echo}
          x={630 - echo * 26}
          y="280"
          width="340"
          height="340"
          rx={170 - echo * 30}
          transform={`rotate(${turn + echo * 9} 800 450)`}
          className={style.outline}
          opacity={0.9 - echo * 0.13}
        />
      ))}
      <circle cx="800" cy="450" r="136" className={style.pale} />
      <path d="M760 384L874 450L760 516Z" className={style.night} />
      <circle cx="330" cy="470" r="38" className={style.glow} />
      <rect x="1242" y="412" width="76" height="76" rx="12" className={style.glow} />
    </>
  )
}

/** Letters or forms on the move. */
export function Kinetic({ roll, id }: SceneProps) {
  const moving = roll() > 0.45 ? letters : forms
  return (
    <>
      <Fade id={`${id}f`} from="night" to="deep" />
      <Light id={`${id}k`} tone="key" strength={0.7} />
      <rect width="1600" height="900" fill={`url(#${id}f)`} />
      <ellipse cx="860" cy="470" rx="700" ry="520" fill={`url(#${id}k)`} />
      <path d="M-60 900L520-20L760-20L180 900Z" className={style.key} opacity="0.22" />
      <path d="M860 920L1440 0L1540 0L960 920Z" className={style.glow} opacity="0.2" />
      {moving({ roll })}
      <rect x="120" y="700" width={240 + roll() * 300} height="24" className={style.glow} />
      <rect x="120" y="742" width={140 + roll() * 200} height="24" className={style.key} />
    </>
  )
}
