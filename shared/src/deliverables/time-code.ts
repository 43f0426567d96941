import { DEFAULT_FRAME_RATE, type FrameRate, nominalRate } from './frame-rate.ts'

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

/** A number of frames as `hh:mm:ss:ff`, no frame dropped. A rate that is not whole counts with the next whole one. */
export function timeCodeOfFrame(frame: number, rate: FrameRate = DEFAULT_FRAME_RATE): string {
  const whole = nominalRate(rate)
  const seconds = Math.floor(frame / whole)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60, frame % whole]
  return parts.map(two).join(':')
}

/** A moment as `hh:mm:ss:ff`. */
export const timeCode = (ms: number, rate: FrameRate = DEFAULT_FRAME_RATE): string =>
  timeCodeOfFrame(frameAt(ms, rate), rate)
