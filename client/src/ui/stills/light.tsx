import style from './still.module.css'

type Tone = 'night' | 'deep' | 'mid' | 'key' | 'glow' | 'pale' | 'cool'

type Props = { id: string; tone: Tone; strength?: number }

/** A soft round light, to be used as a fill. */
export function Light({ id, tone, strength = 1 }: Props) {
  return (
    <radialGradient id={id}>
      <stop offset="0" className={style[tone]} stopOpacity={strength} />
      <stop offset="0.55" className={style[tone]} stopOpacity={strength * 0.28} />
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
