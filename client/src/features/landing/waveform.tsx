import { dice } from '../../ui/stills/scene.ts'

const STEP = 8
const HEIGHT = 60

type Props = { seed: string; bars: number; className?: string | undefined }

/** Renders a decorative waveform, deterministic for a seed. */
export function Waveform({ seed, bars, className }: Props) {
  const roll = dice(seed)
  const path = Array.from({ length: bars }, (_, place) => {
    const swell = 0.35 + 0.65 * Math.abs(Math.sin(place / 5.3))
    const tall = Math.max(4, Math.round(HEIGHT * swell * (0.25 + 0.75 * roll())))
    return `M${place * STEP + 2} ${(HEIGHT - tall) / 2}v${tall}`
  })
  return (
    <svg
      className={className}
      viewBox={`0 0 ${bars * STEP - 4} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        d={path.join('')}
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
