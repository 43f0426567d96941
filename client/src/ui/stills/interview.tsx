import { Fade, Light } from './light.tsx'
import { person } from './person.tsx'
import type { SceneProps } from './scene.ts'
import style from './still.module.css'

type Roll = { roll: () => number }

/** Tubes of light leaning on the wall. */
function tubes({ roll }: Roll) {
  const x = 1080 + roll() * 120
  return (
    <g transform={`rotate(${-6 + roll() * 12} ${x} 400)`}>
      <rect x={x} y="60" width="16" height="560" rx="8" className={style.pale} />
      <rect x={x + 130} y="150" width="10" height="430" rx="5" className={style.key} />
    </g>
  )
}

function blinds({ roll }: Roll) {
  const x = 980 + roll() * 140
  const slats = Array.from({ length: 11 }, (_, place) => place)
  return (
    <g opacity="0.55">
      {slats.map(place => (
        <rect
          key={place}
          x={x}
          y={70 + place * 42}
          width="420"
          height="24"
          className={style.glow}
          opacity={0.9 - place * 0.07}
        />
      ))}
    </g>
  )
}

function shelves({ roll }: Roll) {
  const books = Array.from({ length: 15 }, (_, place) => ({ place, tall: 60 + roll() * 90, lean: roll() }))
  return (
    <g opacity="0.8">
      {books.map(({ place, tall, lean }) => (
        <rect
          key={place}
          x={990 + (place % 8) * 56 + lean * 14}
          y={(place < 8 ? 260 : 500) - tall}
          width={22 + lean * 22}
          height={tall}
          className={lean > 0.7 ? style.key : style.mid}
        />
      ))}
      <path d="M960 262h560M960 502h560" className={style.shelf} />
    </g>
  )
}

const backgrounds = [tubes, blinds, shelves]

/** The microphone on its pole, just inside the frame. */
const boom = (
  <g>
    <path d="M420-20L300 96" className={style.pole} />
    <rect
      x="196"
      y="96"
      width="128"
      height="40"
      rx="20"
      transform="rotate(-44 300 96)"
      className={style.mic}
    />
  </g>
)

/** Renders somebody being interviewed: key light on the face, the room behind out of focus, the microphone above. */
export function Interview({ roll, id, aspect }: SceneProps) {
  const lamps = Array.from({ length: 7 }, (_, place) => ({
    place,
    x: 760 + roll() * 800,
    y: 60 + roll() * 440,
    r: 16 + roll() * 46,
  }))
  const background = backgrounds[Math.floor(roll() * backgrounds.length)] ?? tubes
  const mirrored = roll() > 0.6
  const size = 1 + roll() * 0.14
  const x = aspect === '16:9' ? 470 + roll() * 130 : 800 - 300 * size
  return (
    <g transform={mirrored ? 'matrix(-1 0 0 1 1600 0)' : undefined}>
      <Fade id={`${id}f`} from="deep" to="night" />
      <Light id={`${id}k`} tone="key" strength={0.8} />
      <Light id={`${id}a`} tone="glow" strength={0.75} />
      <rect width="1600" height="900" fill={`url(#${id}f)`} />
      <ellipse cx="1180" cy="330" rx="760" ry="560" fill={`url(#${id}k)`} />
      {background({ roll })}
      {lamps.map(lamp => (
        <circle key={lamp.place} cx={lamp.x} cy={lamp.y} r={lamp.r} fill={`url(#${id}a)`} opacity="0.7" />
      ))}
      <ellipse cx="60" cy="240" rx="560" ry="520" fill={`url(#${id}a)`} />
      <g transform={`translate(${x} ${950 - 770 * size}) scale(${size})`}>{person({ roll, id })}</g>
      {aspect === '16:9' && boom}
    </g>
  )
}
