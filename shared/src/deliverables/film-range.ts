import { timecodeAt, type VideoTimeline } from './film-timeline.ts'
import type { MediaFacts } from './media-facts.ts'
import { frameAt, frameShownAt } from './timecode.ts'

/** What words are about: a frame of the film, or a stretch with its first and last frame. */
export interface TimeRange {
  /** A moment of the first frame, in milliseconds from the film's beginning. */
  readonly atMs: number
  /** A moment of the last frame, which belongs to it; null for a single frame. */
  readonly untilMs: number | null
}

/** In and out points as they are being set. */
export interface RangePoints {
  readonly inMs: number | null
  readonly outMs: number | null
}

export const NO_POINTS: RangePoints = { inMs: null, outMs: null }

/** Sets the in point; an out point that does not lie behind it goes. */
export const withIn = ({ outMs }: RangePoints, inMs: number): RangePoints => ({
  inMs,
  outMs: outMs !== null && outMs > inMs ? outMs : null,
})

/** Sets the out point; an in point that does not lie before it goes. */
export const withOut = ({ inMs }: RangePoints, outMs: number): RangePoints => ({
  inMs: inMs !== null && inMs < outMs ? inMs : null,
  outMs,
})

/** The stretch between two points, once both are set; in milliseconds as they are kept. */
export function rangeBetween({ inMs, outMs }: RangePoints): (TimeRange & { untilMs: number }) | null {
  if (inMs === null || outMs === null) return null
  const atMs = Math.round(inMs)
  const untilMs = Math.round(outMs)
  return untilMs > atMs ? { atMs, untilMs } : null
}

/** Whether it begins behind the last frame of a film, as a comment that was carried over from a longer one may. */
export function isBeyondEnd(
  { atMs }: Pick<TimeRange, 'atMs'>,
  film: { facts: Pick<MediaFacts, 'durationSeconds'> | null; durationSeconds: number | null },
  { frameRate }: Pick<VideoTimeline, 'frameRate'>,
): boolean {
  const seconds = film.facts?.durationSeconds ?? film.durationSeconds
  return seconds !== null && frameAt(atMs, frameRate) >= frameShownAt(seconds * 1000, frameRate)
}

/** `hh:mm:ss:ff`, or `hh:mm:ss:ff – hh:mm:ss:ff` with the first and the last frame. */
export function rangeCode({ atMs, untilMs }: TimeRange, timeline: VideoTimeline): string {
  const from = timecodeAt(atMs, timeline)
  const until = timecodeAt(untilMs ?? atMs, timeline)
  return until === from ? from : `${from} – ${until}`
}

/** How many frames it has, both ends counted. */
export const framesIn = ({ atMs, untilMs }: TimeRange, { frameRate }: VideoTimeline): number =>
  frameAt(untilMs ?? atMs, frameRate) - frameAt(atMs, frameRate) + 1
