import grain from './grain.png'
import style from './still.module.css'

export type Tone = 'night' | 'skin' | 'deep' | 'mid' | 'key' | 'glow' | 'pale' | 'cool'

/** Renders a soft round light, to be used as a fill. */
export function Light({ id, tone, strength = 1 }: { id: string; tone: Tone; strength?: number }) {
  return (
    <radialGradient id={id}>
      <stop offset="0" className={style[tone]} stopOpacity={strength} />
      <stop offset="0.5" className={style[tone]} stopOpacity={strength * 0.32} />
      <stop offset="1" className={style[tone]} stopOpacity={0} />
    </radialGradient>
  )
}

type FadeProps = { id: string; from: Tone; to: Tone; sideways?: boolean }

/** From one tone to another, downwards or to the right. */
export function Fade({ id, from, to, sideways = false }: FadeProps) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2={sideways ? 1 : 0} y2={sideways ? 0 : 1}>
      <stop offset="0" className={style[from]} />
      <stop offset="1" className={style[to]} />
    </linearGradient>
  )
}

type RampProps = { id: string; from: number; to: number; tones: readonly (readonly [number, Tone])[] }

/** Tones across a form, from one x to another: how light falls off on it. */
export function Ramp({ id, from, to, tones }: RampProps) {
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={from} y1="0" x2={to} y2="0">
      {tones.map(([at, tone]) => (
        <stop key={at} offset={at} className={style[tone]} />
      ))}
    </linearGradient>
  )
}

/** Renders the film's grain and the lens's darker corners, over everything else. */
export function Grain({ id }: { id: string }) {
  return (
    <>
      <pattern id={id} width="200" height="200" patternUnits="userSpaceOnUse">
        <image href={grain} width="200" height="200" />
      </pattern>
      <radialGradient id={`${id}v`} r="0.75">
        <stop offset="0.55" className={style.night} stopOpacity="0" />
        <stop offset="1" className={style.night} stopOpacity="0.75" />
      </radialGradient>
      <rect width="1600" height="900" fill={`url(#${id}v)`} />
      <rect width="1600" height="900" fill={`url(#${id})`} opacity="0.42" />
    </>
  )
}
