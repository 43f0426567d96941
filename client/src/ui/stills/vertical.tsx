import { Fade, Light } from './light.tsx'
import type { SceneProps } from './scene.ts'
import style from './still.module.css'

const head =
  'M-62 190 C-60 120 -36 96 0 90 C-28 70 -34 40 -30 10 C-24 -28 24 -28 30 10 C34 40 28 70 0 90 C36 96 60 120 62 190Z'

/** Three upright frames of one clip, for phones. */
export function Vertical({ roll, id }: SceneProps) {
  const frames = [0, 1, 2].map(place => ({ x: 260 + place * 380, y: place === 1 ? 70 : 130, lean: roll() }))
  return (
    <>
      <Fade id={`${id}f`} from="deep" to="night" sideways />
      <Fade id={`${id}a`} from="key" to="night" />
      <Fade id={`${id}b`} from="glow" to="mid" />
      <Light id={`${id}l`} tone="pale" strength={0.8} />
      <rect width="1600" height="900" fill={`url(#${id}f)`} />
      {frames.map((frame, place) => (
        <g key={frame.x} transform={`translate(${frame.x} ${frame.y})`}>
          <rect
            width="320"
            height={place === 1 ? 700 : 580}
            rx="30"
            fill={`url(#${id}${place === 1 ? 'b' : 'a'})`}
          />
          <circle cx={60 + frame.lean * 200} cy="170" r="170" fill={`url(#${id}l)`} opacity="0.8" />
          <g
            transform={`translate(${130 + frame.lean * 60} ${place === 1 ? 380 : 300}) scale(${1.3 + frame.lean * 0.5})`}
          >
            <path d={head} className={style.night} />
          </g>
          <rect
            x="34"
            y={place === 1 ? 590 : 480}
            width={170 + frame.lean * 80}
            height="22"
            rx="11"
            className={style.pale}
          />
          <rect
            x="34"
            y={place === 1 ? 628 : 518}
            width="130"
            height="14"
            rx="7"
            className={style.pale}
            opacity="0.6"
          />
        </g>
      ))}
    </>
  )
}
