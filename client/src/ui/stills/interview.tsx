import { Fade, Light } from './light.tsx'
import type { SceneProps } from './scene.ts'
import style from './still.module.css'

const profile =
  'M250 40C330 40 392 98 396 178C398 226 384 262 362 292C356 318 360 344 376 362C430 384 530 404 572 480C592 520 600 590 602 680L20 680C28 590 56 506 110 466C140 444 176 432 196 410C200 396 200 386 196 374C176 378 152 382 138 373C126 365 131 349 126 339C118 333 116 325 122 318C114 312 114 304 120 297C116 288 112 284 100 278C90 272 90 264 98 252C110 230 120 216 120 200C110 110 170 40 250 40Z'
const edge =
  'M290 46C350 62 393 112 396 178C398 226 384 262 362 292C356 318 360 344 376 362C430 384 530 404 572 480C592 520 600 590 602 680'

/** Somebody being interviewed: a profile, the key light behind, the lamps of the set out of focus. */
export function Interview({ roll, id }: SceneProps) {
  const lamps = Array.from({ length: 11 }, (_, place) => ({
    x: 60 + roll() * 1480,
    y: 60 + roll() * 480,
    r: 14 + roll() * 58,
    tone: place % 3 === 0 ? 'b' : 'a',
  }))
  const faceLeft = roll() > 0.5
  const x = faceLeft ? 560 + roll() * 160 : 880 + roll() * 160
  return (
    <>
      <Fade id={`${id}f`} from="deep" to="night" />
      <Light id={`${id}k`} tone="key" strength={0.85} />
      <Light id={`${id}a`} tone="glow" strength={0.6} />
      <Light id={`${id}b`} tone="cool" strength={0.4} />
      <rect width="1600" height="900" fill={`url(#${id}f)`} />
      <ellipse cx={faceLeft ? 520 : 1080} cy="380" rx="760" ry="640" fill={`url(#${id}k)`} />
      {lamps.map(lamp => (
        <circle key={`${lamp.x}`} cx={lamp.x} cy={lamp.y} r={lamp.r} fill={`url(#${id}${lamp.tone})`} />
      ))}
      <g transform={`translate(${x} 130) scale(${faceLeft ? 1.16 : -1.16} 1.16)`}>
        <path d={profile} className={style.night} />
        <path d={edge} className={style.rim} opacity="0.9" />
      </g>
    </>
  )
}
