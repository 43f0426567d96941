import { useQuery } from '@tanstack/react-query'
import type { Peaks } from 'shared/deliverables/media-results'
import { waveformPath } from 'shared/deliverables/waveform'
import style from './seek.module.css'

type Props = { url: string; durationMs: number; width: number }

const HEIGHT = 28
/** The middle of the seek bar. */
const MIDDLE = 6

async function peaksAt(url: string): Promise<Peaks> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`The peaks answered with ${answer.status}.`)
  return answer.json()
}

/** The waveform behind the seek bar. Nothing until it is loaded, or if loading fails. */
export default function Waveform({ url, durationMs, width }: Props) {
  const { data } = useQuery({
    queryKey: ['peaks', url],
    queryFn: () => peaksAt(url),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!data) return null
  return (
    <path
      className={style.wave}
      transform={`translate(0 ${MIDDLE - HEIGHT / 2})`}
      d={waveformPath(data, durationMs / 1000, { width, height: HEIGHT })}
    />
  )
}
