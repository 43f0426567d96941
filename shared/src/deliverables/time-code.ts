import { DEFAULT_FRAME_RATE, type FrameRate, nominalRate, numbersDropped } from './frame-rate.ts'

/** Moments are kept in whole milliseconds: half of one is lost, which is less than any frame lasts. */
const LOST_MS = 0.5

const two = (value: number): string => String(value).padStart(2, '0')

/** The frame that is on the screen at a moment, from 0. */
export const frameAt = (ms: number, { frames, seconds } = DEFAULT_FRAME_RATE): number =>
  Math.max(0, Math.floor(((ms + LOST_MS) * frames) / (seconds * 1000)))

/** The frame whose picture a browser says to show, by the time at which that frame begins. */
export const frameShownAt = (ms: number, { frames, seconds } = DEFAULT_FRAME_RATE): number =>
  Math.max(0, Math.round((ms * frames) / (seconds * 1000)))

/** The middle of a frame in milliseconds: asked for its edge, browsers show the frame before. */
export const middleOfFrame = (frame: number, { frames, seconds } = DEFAULT_FRAME_RATE): number =>
  ((frame + 0.5) * seconds * 1000) / frames

/** How many numbers drop-frame has skipped before a frame. */
function skippedBefore(frame: number, rate: FrameRate): number {
  const dropped = numbersDropped(rate)
  const minute = nominalRate(rate) * 60
  const tenMinutes = minute * 10 - 9 * dropped
  const inTen = frame % tenMinutes
  const minutes = inTen < minute ? 0 : 1 + Math.floor((inTen - minute) / (minute - dropped))
  return dropped * (9 * Math.floor(frame / tenMinutes) + minutes)
}

/** How many frames are numbered in 24 hours; after them timecode begins at 00:00:00:00 again. */
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

/** The frame that a well-formed `hh:mm:ss:ff` numbers, counted from 00:00:00:00. */
export function frameOfTimeCode(text: string, rate: FrameRate, isDropFrame = false): number {
  const [hours = 0, minutes = 0, seconds = 0, frames = 0] = text.split(/[:;]/).map(Number)
  const allMinutes = hours * 60 + minutes
  const number = (allMinutes * 60 + seconds) * nominalRate(rate) + frames
  return isDropFrame ? number - numbersDropped(rate) * (allMinutes - Math.floor(allMinutes / 10)) : number
}

/** A moment as `hh:mm:ss:ff`. */
export const timeCode = (ms: number, rate: FrameRate = DEFAULT_FRAME_RATE): string =>
  timeCodeOfFrame(frameAt(ms, rate), rate)
