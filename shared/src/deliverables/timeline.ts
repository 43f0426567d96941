import type { MediaFacts } from './media.ts'
import {
  DEFAULT_FRAME_RATE,
  type FrameRate,
  frameAt,
  frameOfTimeCode,
  frameRateOf,
  frameShownAt,
  framesInDay,
  hasDropFrame,
  middleOfFrame,
  timeCodeOfFrame,
} from './timecode.ts'

/** Frame numbering of a film. */
export interface VideoTimeline {
  readonly frameRate: FrameRate
  /** The timecode of its first frame; null where its file has none: it counts from 00:00:00:00. */
  readonly startTimecode: string | null
  readonly isDropFrame: boolean
}

/** Timeline of a film of which nothing is known. */
export const USUAL_TIMELINE: VideoTimeline = {
  frameRate: DEFAULT_FRAME_RATE,
  startTimecode: null,
  isDropFrame: false,
}

/** Timeline set by the team, for a film whose file has it wrong. */
export type TimecodeCorrection = Pick<VideoTimeline, 'isDropFrame'> & { readonly startTimecode: string }

/**
 * The timeline of a version: what the server read in its file, else what its editor's browser did; with the team's
 * correction, if there is one. Drop-frame counts only where the rate has it.
 */
export function filmTimeline({
  facts,
  frameRate,
  correction = null,
}: {
  facts: Pick<MediaFacts, keyof VideoTimeline> | null
  frameRate: number | null
  correction?: TimecodeCorrection | null
}): VideoTimeline {
  const found = facts ?? { frameRate: frameRateOf(frameRate), startTimecode: null, isDropFrame: false }
  const timeline = { ...found, ...correction }
  return { ...timeline, isDropFrame: timeline.isDropFrame && hasDropFrame(timeline.frameRate) }
}

const startOf = ({ frameRate, startTimecode, isDropFrame }: VideoTimeline): number =>
  startTimecode === null ? 0 : frameOfTimeCode(startTimecode, frameRate, isDropFrame)

/** Returns the timecode of a frame, counted from the first one of the film. */
export const timecodeOfFilmFrame = (frame: number, timeline: VideoTimeline): string =>
  timeCodeOfFrame(startOf(timeline) + frame, timeline.frameRate, timeline.isDropFrame)

/** Returns the timecode at a moment of the film, as its editing program shows it. */
export const timecodeAt = (ms: number, timeline: VideoTimeline): string =>
  timecodeOfFilmFrame(frameAt(ms, timeline.frameRate), timeline)

/** Returns the length of the film as a timecode: from zero, whatever its first frame is called. */
export const lengthCode = (ms: number, { frameRate, isDropFrame }: VideoTimeline): string =>
  timeCodeOfFrame(frameAt(ms, frameRate), frameRate, isDropFrame)

const PARTS = 4
const MAX_IN_PART = 59

/** `1:12:05` and `11205` are `00:01:12:05`: what is missing on the left is zero. */
function partsOf(text: string): number[] | undefined {
  const trimmed = text.trim()
  const written = /^\d{1,8}$/.test(trimmed)
    ? (trimmed.padStart(PARTS * 2, '0').match(/\d{2}/g) ?? [])
    : trimmed.split(/[:;.,]/)
  if (written.length > PARTS || !written.every(part => /^\d{1,2}$/.test(part))) return undefined
  const parts = written.map(Number)
  return [...Array.from({ length: PARTS - parts.length }, () => 0), ...parts]
}

/**
 * The moment that a typed timecode means, in milliseconds: the middle of its frame; undefined where it is none. One
 * that lies before the film's first is of the next day, where the film reaches over midnight; else it is counted from
 * the film's beginning.
 * @param durationMs how long the film is; 0 where that is unknown
 */
export function momentOfTyped(text: string, timeline: VideoTimeline, durationMs = 0): number | undefined {
  const [hours = 0, minutes = 0, seconds = 0, frames = 0] = partsOf(text) ?? []
  const { frameRate, isDropFrame } = timeline
  const isOne =
    partsOf(text) !== undefined &&
    minutes <= MAX_IN_PART &&
    seconds <= MAX_IN_PART &&
    frames * frameRate.seconds < frameRate.frames
  if (!isOne) return undefined
  const code = [hours, minutes, seconds, frames].join(':')
  const day = framesInDay(frameRate, isDropFrame)
  const frame = frameOfTimeCode(code, frameRate, isDropFrame) % day
  const inFilm = frame - startOf(timeline)
  if (inFilm >= 0) return middleOfFrame(inFilm, frameRate)
  const reachesIt = inFilm + day < frameShownAt(durationMs, frameRate)
  return middleOfFrame(reachesIt ? inFilm + day : frame, frameRate)
}

/** Frame or inclusive frame range that a comment refers to. */
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

/** Returns the stretch between two points, once both are set; in milliseconds as they are kept. */
export function rangeBetween({ inMs, outMs }: RangePoints): (TimeRange & { untilMs: number }) | null {
  if (inMs === null || outMs === null) return null
  const atMs = Math.round(inMs)
  const untilMs = Math.round(outMs)
  return untilMs > atMs ? { atMs, untilMs } : null
}

/** Returns true if a range begins after the last frame, as a comment carried over from a longer film may. */
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

/** Returns the number of frames, both ends counted. */
export const framesIn = ({ atMs, untilMs }: TimeRange, { frameRate }: VideoTimeline): number =>
  frameAt(untilMs ?? atMs, frameRate) - frameAt(atMs, frameRate) + 1
