import { Fade, Light } from './light.tsx'
import type { SceneProps } from './scene.ts'
import style from './still.module.css'

/** A room's window at dusk: hills, the lights of the coast, curtains. */
export function Hotel({ roll, id }: SceneProps) {
  const lights = Array.from({ length: 16 }, () => ({
    x: 260 + roll() * 1080,
    y: 560 + roll() * 46,
    r: 2 + roll() * 6,
  }))
  const sun = 420 + roll() * 760
  const hill = 430 + roll() * 60
  return (
    <>
      <Fade id={`${id}s`} from="mid" to="glow" />
      <Light id={`${id}g`} tone="pale" strength={0.9} />
      <Light id={`${id}l`} tone="glow" strength={0.9} />
      <Fade id={`${id}w`} from="deep" to="night" sideways />
      <rect width="1600" height="900" className={style.night} />
      <rect x="230" y="70" width="1140" height="640" fill={`url(#${id}s)`} />
      <circle cx={sun} cy="500" r="300" fill={`url(#${id}g)`} />
      <path d={`M230 560 Q420 ${hill} 640 520 T1010 505 T1370 480 V600 H230Z`} className={style.mid} />
      <path d="M230 590 Q560 520 880 570 T1370 556 V710 H230Z" className={style.deep} />
      {lights.map(light => (
        <circle key={`${light.x}`} cx={light.x} cy={light.y} r={light.r * 3} fill={`url(#${id}l)`} />
      ))}
      <path d="M600 70v640M1000 70v640M230 390h1140" className={style.line} opacity="0.5" />
      <path d="M0 0H330C300 240 250 520 300 900H0Z" fill={`url(#${id}w)`} />
      <path d="M1600 0H1270C1300 240 1350 520 1300 900H1600Z" fill={`url(#${id}w)`} />
      <rect y="780" width="1600" height="120" className={style.night} />
      <ellipse cx="1180" cy="720" rx="260" ry="200" fill={`url(#${id}l)`} opacity="0.6" />
      <path d="M1130 640h100l34 110h-168zM1172 750h16v110h-16z" className={style.pale} />
    </>
  )
}
