import type { ReactNode } from 'react'
import { Grain } from './light.tsx'
import { type Aspect, dice, type SceneProps } from './scene.ts'
import style from './still.module.css'

const palettes = ['', style.p1, style.p2, style.p3]

/** Every scene is drawn on 1600 × 900; the narrower frames cut it around its middle. */
const cuts: Record<Aspect, { left: number; width: number }> = {
  '16:9': { left: 0, width: 1600 },
  '1:1': { left: 350, width: 900 },
  '9:16': { left: 547, width: 506 },
}

const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
const timecodeOf = (roll: () => number) => `00:${two(roll() * 4)}:${two(roll() * 60)}:${two(roll() * 25)}`

function SafeArea({ aspect, timecode }: { aspect: Aspect; timecode: string }) {
  const { left, width } = cuts[aspect]
  const inset = width * 0.05
  return (
    <>
      <rect x={left + inset} y="45" width={width - 2 * inset} height="810" className={style.safe} />
      <text x={left + inset + 24} y="828" className={style.code}>
        {timecode}
      </text>
    </>
  )
}

export type FrameProps = {
  seed: string
  aspect?: Aspect | undefined
  className?: string | undefined
  framed?: boolean | undefined
}

type Props = FrameProps & { kind: string; scene: (props: SceneProps) => ReactNode }

/** Renders a still of one scene, for pages that should not load the other scenes. */
export function StillFrame({ kind, scene, seed, aspect = '16:9', className = '', framed = false }: Props) {
  const roll = dice(`${kind}:${seed}`)
  const palette = palettes[Math.floor(roll() * palettes.length)]
  const timecode = timecodeOf(roll)
  const id = `${kind}-${seed.replace(/[^\w-]/g, '_')}-`
  const { left, width } = cuts[aspect]
  return (
    <svg
      className={`${style.still} ${palette} ${className}`}
      viewBox={`${left} 0 ${width} 900`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {/* Scenes are plain calls: a part that React drew a second time by itself would roll other numbers. */}
      {scene({ roll, id, aspect })}
      <Grain id={`${id}n`} />
      {framed && <SafeArea aspect={aspect} timecode={timecode} />}
    </svg>
  )
}
