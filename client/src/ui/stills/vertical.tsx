import { Fade, Light } from './light.tsx'
import { person } from './person.tsx'
import type { SceneProps } from './scene.ts'
import style from './still.module.css'

/** One upright frame of 320 × 570: somebody close to the camera, subtitles, the thumb's column. */
function clip({ roll, id, tone }: { roll: () => number; id: string; tone: string }) {
  const words = 150 + roll() * 70
  return (
    <>
      <clipPath id={`${id}c`}>
        <rect width="320" height="570" rx="26" />
      </clipPath>
      <g clipPath={`url(#${id}c)`}>
        <rect width="320" height="570" fill={`url(#${tone})`} />
        <circle cx={60 + roll() * 200} cy="150" r="210" fill={`url(#${tone}l)`} />
        <g transform={`translate(${10 + roll() * 24} 130) scale(0.6)`}>{person({ roll, id })}</g>
        <rect y="430" width="320" height="140" className={style.night} opacity="0.5" />
        <rect x="26" y="462" width={words} height="26" rx="6" className={style.pale} />
        <rect x="26" y="500" width={words * 0.62} height="26" rx="6" className={style.glow} />
        <path
          d="M290 420a13 13 0 1 0-26 0a13 13 0 1 0 26 0M290 470a13 13 0 1 0-26 0a13 13 0 1 0 26 0"
          className={style.pale}
        />
      </g>
      <rect width="320" height="570" rx="26" className={style.edgeLine} />
    </>
  )
}

/** One clip filling an upright frame, or three beside each other in a wide one. */
export function Vertical({ roll, id, aspect }: SceneProps) {
  const places = [
    { x: 290, y: 200, size: 1, tone: `${id}a` },
    { x: 990, y: 200, size: 1, tone: `${id}a` },
    { x: 600, y: 90, size: 1.26, tone: `${id}b` },
  ]
  const shown = aspect === '16:9' ? places : [{ x: 540, y: -10, size: 1.63, tone: `${id}b` }]
  return (
    <>
      <Fade id={`${id}f`} from="deep" to="night" />
      <Fade id={`${id}a`} from="key" to="night" />
      <Fade id={`${id}b`} from="skin" to="mid" />
      <Light id={`${id}al`} tone="cool" strength={0.6} />
      <Light id={`${id}bl`} tone="pale" strength={0.8} />
      <Light id={`${id}k`} tone="key" strength={0.6} />
      <rect width="1600" height="900" fill={`url(#${id}f)`} />
      <ellipse cx="800" cy="460" rx="760" ry="560" fill={`url(#${id}k)`} />
      {shown.map(({ x, y, size, tone }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          {clip({ roll, id: `${id}${x}`, tone })}
        </g>
      ))}
    </>
  )
}
