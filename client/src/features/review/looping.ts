import { type FilmRange, type RangePoints, rangeBetween } from 'shared/deliverables/film-range'
import type { FrameRate } from 'shared/deliverables/frame-rate'
import { frameAt } from 'shared/deliverables/time-code'

interface Looping {
  ms: number
  points: RangePoints
  chosenRange: FilmRange | null
  isLooping: boolean
}

/** Returns the range that loops: that of the chosen comment, else the one that was set; null for the whole film. */
export const loopedRange = ({
  chosenRange,
  points,
}: Pick<Looping, 'chosenRange' | 'points'>): FilmRange | null => chosenRange ?? rangeBetween(points)

export const loopStart = (state: Pick<Looping, 'chosenRange' | 'points'>): number =>
  loopedRange(state)?.atMs ?? 0

/** Returns true on the last frame of the looped range and after it. */
export function wrapsAt(state: Looping, rate: FrameRate): boolean {
  const until = loopedRange(state)?.untilMs ?? null
  return state.isLooping && until !== null && frameAt(state.ms, rate) >= frameAt(until, rate)
}

export const isOutside = (ms: number, { atMs, untilMs }: FilmRange, rate: FrameRate): boolean =>
  frameAt(ms, rate) < frameAt(atMs, rate) || frameAt(ms, rate) > frameAt(untilMs ?? atMs, rate)
