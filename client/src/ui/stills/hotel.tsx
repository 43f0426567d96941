import { Fade, Light } from './light.tsx'
import type { SceneProps } from './scene.ts'
import style from './still.module.css'

type Part = { roll: () => number; id: string }

/** Hills over a lake, and the lamps along its shore twice: once in the water. */
function view({ roll, id }: Part) {
  const lamps = Array.from({ length: 12 }, (_, place) => ({
    place,
    x: 250 + roll() * 1100,
    r: 2 + roll() * 4,
  }))
  const sun = 460 + roll() * 680
  const hill = 400 + roll() * 70
  return (
    <>
      <rect width="1600" height="900" fill={`url(#${id}s)`} />
      <circle cx={sun} cy="470" r="330" fill={`url(#${id}g)`} />
      <circle cx={sun} cy="474" r="46" className={style.pale} />
      <path d={`M0 560Q320 ${hill} 620 500T1060 480T1600 440V600H0Z`} className={style.mid} />
      <path d="M0 590Q460 500 860 560T1600 540V900H0Z" className={style.deep} />
      <path d="M0 640H1600V900H0Z" fill={`url(#${id}s)`} opacity="0.32" />
      {lamps.map(lamp => (
        <g key={lamp.place}>
          <circle cx={lamp.x} cy="628" r={lamp.r * 4} fill={`url(#${id}l)`} />
          <rect
            x={lamp.x - 1.5}
            y="644"
            width="3"
            height={20 + lamp.r * 12}
            className={style.glow}
            opacity="0.5"
          />
        </g>
      ))}
    </>
  )
}

/** Returns the room the view is seen from: window bars, curtains, a bedside lamp. */
const room = ({ id }: Pick<Part, 'id'>) => (
  <>
    <path d="M620 0V760M980 0V760" className={style.frameLine} />
    <path d="M0 0H350C300 260 240 540 318 900H0Z" fill={`url(#${id}w)`} />
    <path d="M1600 0H1250C1300 260 1360 540 1282 900H1600Z" fill={`url(#${id}w)`} />
    <path
      d="M120 0C90 320 80 600 130 900M230 0C196 300 180 580 226 900M1470 0C1500 320 1512 600 1460 900"
      className={style.fold}
    />
    <rect y="772" width="1600" height="128" className={style.night} />
    <ellipse cx="1180" cy="700" rx="330" ry="260" fill={`url(#${id}l)`} />
    <path d="M1130 632h100l36 114h-172zM1172 746h16v96h-16z" className={style.pale} />
    <path d="M380 772C380 716 420 700 480 700H760C840 700 860 730 860 772Z" className={style.mid} />
  </>
)

/** Returns a pool's edge, loungers and an umbrella. */
const terrace = ({ id }: Pick<Part, 'id'>) => (
  <>
    <path d="M0 700H1600V900H0Z" className={style.night} />
    <path d="M250 730H1350L1560 900H40Z" fill={`url(#${id}s)`} />
    <ellipse cx="800" cy="800" rx="560" ry="90" fill={`url(#${id}g)`} opacity="0.55" />
    <path d="M0 640H1600" className={style.edgeLine} />
    <path d="M1130 420Q1300 330 1470 420L1304 408ZM1296 404h10V720h-10Z" className={style.night} />
    <path
      d="M1150 706L1236 690L1300 640L1312 648L1262 706ZM1370 706L1456 690L1520 640L1532 648L1482 706Z"
      className={style.night}
    />
    <path className={style.night} />
  </>
)

/** Renders a place at dusk, from the room or from the terrace. */
export function Hotel({ roll, id }: SceneProps) {
  const near = roll() > 0.5 ? room : terrace
  return (
    <>
      <Fade id={`${id}s`} from="mid" to="glow" />
      <Light id={`${id}g`} tone="pale" strength={0.9} />
      <Light id={`${id}l`} tone="glow" strength={0.9} />
      <Fade id={`${id}w`} from="mid" to="night" sideways />
      {view({ roll, id })}
      {near({ id })}
    </>
  )
}
