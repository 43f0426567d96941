import { Fade, Light, Ramp } from './light.tsx'
import type { SceneProps } from './scene.ts'
import style from './still.module.css'

type Thing = { id: string; height: number }

const glass = (id: string) => (
  <Ramp
    id={`${id}b`}
    from={-150}
    to={150}
    tones={[
      [0, 'pale'],
      [0.1, 'key'],
      [0.42, 'deep'],
      [0.78, 'mid'],
      [0.93, 'glow'],
      [1, 'pale'],
    ]}
  />
)

const bottle = ({ id, height }: Thing) => (
  <>
    {glass(id)}
    <path
      d={`M-34 ${-height}H34V${150 - height}C34 ${200 - height} 110 ${200 - height} 110 ${270 - height}V-26Q110 0 84 0H-84Q-110 0-110-26V${270 - height}C-110 ${200 - height}-34 ${200 - height}-34 ${150 - height}Z`}
      fill={`url(#${id}b)`}
    />
    <rect x="-40" y={-height - 34} width="80" height="64" rx="8" className={style.glow} />
    <path d="M-110-210H110V-70H-110Z" className={style.pale} opacity="0.92" />
    <path d="M-70-168H70M-70-136H20" className={style.print} />
    <path d={`M-84 ${290 - height}V-30`} className={style.shine} />
  </>
)

const box = ({ id, height }: Thing) => (
  <>
    <Fade id={`${id}b`} from="key" to="deep" />
    <Fade id={`${id}c`} from="glow" to="skin" />
    <path d={`M0 46L-210 0V${-height}L0 ${60 - height}Z`} fill={`url(#${id}c)`} />
    <path d={`M0 46L190-4V${-height - 4}L0 ${60 - height}Z`} fill={`url(#${id}b)`} />
    <path
      d={`M0 ${60 - height}L-210 ${-height}L-14 ${-height - 52}L190 ${-height - 4}Z`}
      className={style.pale}
    />
    <path
      d={`M-170 ${110 - height}L-40 ${146 - height}M-170 ${154 - height}L-96 ${174 - height}`}
      className={style.print}
    />
    <path d={`M46 ${170 - height}L150 ${144 - height}V-60L46-32Z`} className={style.night} opacity="0.35" />
  </>
)

const watch = ({ id, height }: Thing) => (
  <>
    {glass(id)}
    <path d={`M-70 0L-84 ${-height}H84L70 0Z`} fill={`url(#${id}b)`} />
    <circle cy={-height * 0.5} r="156" className={style.night} />
    <circle cy={-height * 0.5} r="156" className={style.ringLine} />
    <circle cy={-height * 0.5} r="122" className={style.deep} />
    <path d={`M0 ${-height * 0.5 - 96}V${-height * 0.5}L62 ${-height * 0.5 + 34}`} className={style.line} />
    <path d={`M0 ${-height * 0.5}L-52 ${-height * 0.5 + 66}`} className={style.rim} />
  </>
)

const things = [bottle, box, watch]

/** Renders a thing on its turntable between two soft boxes. */
export function Product({ roll, id }: SceneProps) {
  const shown = things[Math.floor(roll() * things.length)] ?? bottle
  const height = 420 + roll() * 70
  const lit = roll() > 0.5
  return (
    <g transform={lit ? 'matrix(-1 0 0 1 1600 0)' : undefined}>
      <Fade id={`${id}f`} from="mid" to="night" />
      <Light id={`${id}k`} tone="key" strength={0.75} />
      <Light id={`${id}g`} tone="glow" strength={0.85} />
      <Light id={`${id}p`} tone="pale" strength={0.7} />
      <Fade id={`${id}t`} from="mid" to="night" />
      <rect width="1600" height="900" fill={`url(#${id}f)`} />
      <rect y="640" width="1600" height="260" className={style.night} opacity="0.72" />
      <ellipse cx="800" cy="420" rx="640" ry="520" fill={`url(#${id}k)`} />
      <path d="M150 70L330 116V560L150 606Z" className={style.pale} opacity="0.85" />
      <ellipse cx="240" cy="340" rx="420" ry="420" fill={`url(#${id}p)`} />
      <ellipse cx="1420" cy="240" rx="420" ry="420" fill={`url(#${id}g)`} />
      <ellipse cx="800" cy="724" rx="470" ry="104" className={style.night} />
      <ellipse cx="800" cy="700" rx="470" ry="104" fill={`url(#${id}t)`} />
      <ellipse cx="800" cy="700" rx="470" ry="104" className={style.edgeLine} />
      <ellipse cx="800" cy="704" rx="250" ry="46" className={style.night} opacity="0.7" />
      <g transform="translate(800 706)">{shown({ id, height })}</g>
    </g>
  )
}
