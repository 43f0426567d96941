import { Hotel } from './stills/hotel.tsx'
import { Interface } from './stills/interface.tsx'
import { Interview } from './stills/interview.tsx'
import { Kinetic } from './stills/kinetic.tsx'
import { Product } from './stills/product.tsx'
import { dice } from './stills/seed.ts'
import style from './stills/still.module.css'
import { Vertical } from './stills/vertical.tsx'

const scenes = {
  interview: Interview,
  product: Product,
  interface: Interface,
  hotel: Hotel,
  kinetic: Kinetic,
  vertical: Vertical,
}
const palettes = ['', style.p1, style.p2, style.p3]

export type StillKind = keyof typeof scenes

type Props = { kind: StillKind; seed: string; className?: string | undefined; framed?: boolean }

const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
const timecodeOf = (roll: () => number) => `00:${two(roll() * 4)}:${two(roll() * 60)}:${two(roll() * 25)}`

/** A composed frame of a film that the same seed always draws alike; `framed` adds safe area and timecode. */
export function Still({ kind, seed, className = '', framed = false }: Props) {
  const roll = dice(`${kind}:${seed}`)
  const palette = palettes[Math.floor(roll() * palettes.length)]
  const Scene = scenes[kind]
  const timecode = timecodeOf(roll)
  return (
    <svg
      className={`${style.still} ${palette} ${className}`}
      viewBox="0 0 1600 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Scene roll={roll} id={`${kind}-${seed.replace(/[^\w-]/g, '_')}-`} />
      {framed && (
        <>
          <rect x="80" y="45" width="1440" height="810" className={style.safe} />
          <text x="104" y="832" className={style.code}>
            {timecode}
          </text>
        </>
      )}
    </svg>
  )
}
