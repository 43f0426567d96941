/** Frames per second as a fraction, because 29.97 is exactly 30000/1001. */
export interface FrameRate {
  readonly frames: number
  readonly seconds: number
}

/** Frame rate assumed for versions without a known one. */
export const DEFAULT_FRAME_RATE: FrameRate = { frames: 25, seconds: 1 }

/** Maximum distance of a counted or rounded rate from the rate that is meant. */
const NEAR = 0.006

/**
 * The rate that is meant by a decimal: a whole one (25), one of NTSC (23.976, 29.97, 59.94: a whole one over 1.001), or
 * what was counted, to a thousandth.
 */
export function frameRateOf(decimal: number | null | undefined): FrameRate {
  if (!decimal || decimal <= 0) return DEFAULT_FRAME_RATE
  const whole = Math.round(decimal)
  if (Math.abs(decimal - whole) < NEAR && whole > 0) return { frames: whole, seconds: 1 }
  const ntsc = Math.round(decimal * 1.001)
  if (Math.abs(decimal - ntsc / 1.001) < NEAR && ntsc > 0) return { frames: ntsc * 1000, seconds: 1001 }
  return { frames: Math.max(1, Math.round(decimal * 1000)), seconds: 1000 }
}

/** Frames in a second of timecode: 30 at 29.97, 24 at 23.976. */
const nominalRate = ({ frames, seconds }: FrameRate): number => Math.max(1, Math.round(frames / seconds))

/** Returns the count of frame numbers that drop-frame skips per minute, except every tenth; 0 without drop-frame. */
const numbersDropped = ({ frames, seconds }: FrameRate): number =>
  seconds === 1001 && (frames === 30_000 || frames === 60_000) ? frames / 15_000 : 0

/** Largest rounding error of a time in whole milliseconds; less than any frame. */
const LOST_MS = 0.5

const two = (value: number): string => String(value).padStart(2, '0')

/** Returns the frame that is on the screen at a moment, from 0. */
export const frameAt = (ms: number, { frames, seconds } = DEFAULT_FRAME_RATE): number =>
  Math.max(0, Math.floor(((ms + LOST_MS) * frames) / (seconds * 1000)))

/** Returns the frame whose picture a browser says to show, by the time at which that frame begins. */
export const frameShownAt = (ms: number, { frames, seconds } = DEFAULT_FRAME_RATE): number =>
  Math.max(0, Math.round((ms * frames) / (seconds * 1000)))

/** Returns the middle of a frame in milliseconds: asked for its edge, browsers show the frame before. */
export const middleOfFrame = (frame: number, { frames, seconds } = DEFAULT_FRAME_RATE): number =>
  ((frame + 0.5) * seconds * 1000) / frames

/** Returns the count of numbers that drop-frame has skipped before a frame. */
function skippedBefore(frame: number, rate: FrameRate): number {
  const dropped = numbersDropped(rate)
  const minute = nominalRate(rate) * 60
  const tenMinutes = minute * 10 - 9 * dropped
  const inTen = frame % tenMinutes
  const minutes = inTen < minute ? 0 : 1 + Math.floor((inTen - minute) / (minute - dropped))
  return dropped * (9 * Math.floor(frame / tenMinutes) + minutes)
}

/** Returns the count of frames in 24 hours; after them timecode begins at 00:00:00:00 again. */
export const framesInDay = (rate: FrameRate, isDropFrame = false): number =>
  frameOfTimeCode('24:00:00:00', rate, isDropFrame)

/**
 * A number of frames as `hh:mm:ss:ff`, or `hh:mm:ss;ff` with drop-frame, where the rate has it. A rate that is not
 * whole counts with the next whole one; after 23:59:59 follows 00:00:00.
 */
export function timeCodeOfFrame(
  frame: number,
  rate: FrameRate = DEFAULT_FRAME_RATE,
  isDropFrame = false,
): string {
  const drops = isDropFrame && numbersDropped(rate) > 0
  const inDay = frame % framesInDay(rate, drops)
  const number = drops ? inDay + skippedBefore(inDay, rate) : inDay
  const whole = nominalRate(rate)
  const seconds = Math.floor(number / whole)
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':')
  return `${clock}${drops ? ';' : ':'}${two(number % whole)}`
}

/** Returns the frame that a well-formed `hh:mm:ss:ff` numbers, counted from 00:00:00:00. */
export function frameOfTimeCode(text: string, rate: FrameRate, isDropFrame = false): number {
  const [hours = 0, minutes = 0, seconds = 0, frames = 0] = text.split(/[:;]/).map(Number)
  const allMinutes = hours * 60 + minutes
  const number = (allMinutes * 60 + seconds) * nominalRate(rate) + frames
  return isDropFrame ? number - numbersDropped(rate) * (allMinutes - Math.floor(allMinutes / 10)) : number
}

/** Returns a moment as `hh:mm:ss:ff`. */
export const timeCode = (ms: number, rate: FrameRate = DEFAULT_FRAME_RATE): string =>
  timeCodeOfFrame(frameAt(ms, rate), rate)

const written = /^(\d{2}):(\d{2}):(\d{2})[:;](\d{2})$/

const HOURS = 24
const SIXTY = 60

/** Returns true if a frame rate has drop-frame timecode: 29.97 and 59.94. */
export const hasDropFrame = (rate: FrameRate): boolean => numbersDropped(rate) > 0

/**
 * Returns true if a text can be the timecode of a film's first frame: `hh:mm:ss:ff` on one clock of 24 hours, with
 * frames that the rate counts and, in drop-frame, with a number that is not skipped.
 */
export function isStartTimecode(text: string, rate: FrameRate, isDropFrame: boolean): boolean {
  const [, hours, minutes, seconds, frames] = (written.exec(text) ?? []).map(Number)
  if (hours === undefined || minutes === undefined || seconds === undefined || frames === undefined)
    return false
  const isOnClock = hours < HOURS && minutes < SIXTY && seconds < SIXTY && frames < nominalRate(rate)
  const isSkipped = isDropFrame && seconds === 0 && minutes % 10 !== 0 && frames < numbersDropped(rate)
  return isOnClock && !isSkipped
}
