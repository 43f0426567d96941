import { fileURLToPath } from 'node:url'
import { frameRateOf } from 'shared/deliverables/timecode'
import { USUAL_TIMELINE, type VideoTimeline } from 'shared/deliverables/timeline'

export interface CounterFilm {
  name: string
  file: string
  timeline: VideoTimeline
}

function film(name: string, rate: number, startTimecode: string | null = null): CounterFilm {
  const file = fileURLToPath(new URL(`../../e2e/counters/${name}.mp4`, import.meta.url))
  const isDropFrame = startTimecode?.includes(';') ?? false
  return {
    name,
    file,
    timeline: { ...USUAL_TIMELINE, frameRate: frameRateOf(rate), startTimecode, isDropFrame },
  }
}

/** All that `tests/e2e/counters/make.sh` makes; drop-frame goes over a minute, and over a tenth one. */
export const counterFilms: CounterFilm[] = [
  film('23.976', 23.976),
  film('24', 24),
  film('25', 25),
  film('29.97', 29.97),
  film('29.97-minute', 29.97, '00:00:59;00'),
  film('29.97-ten-minutes', 29.97, '00:09:59;00'),
  film('50', 50),
  film('59.94-minute', 59.94, '00:00:59;00'),
]
