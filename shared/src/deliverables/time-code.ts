/** What a video is shot with here; taken where a version does not tell (facts 3.5). */
export const DEFAULT_FRAME_RATE = 25

// Seconds times rate misses whole numbers by a hair: 0.28 * 25 is 7.000000000000001, 1.16 * 25 is 28.999999999999996.
const HAIR = 1e-6

const two = (value: number): string => String(value).padStart(2, '0')

/** The frame that is on the screen at a moment, from 0. */
export const frameAt = (ms: number, frameRate = DEFAULT_FRAME_RATE): number =>
  Math.max(0, Math.floor((ms / 1000) * frameRate + HAIR))

/** The middle of a frame in milliseconds: asked for its edge, browsers show the frame before. */
export const middleOfFrame = (frame: number, frameRate = DEFAULT_FRAME_RATE): number =>
  ((frame + 0.5) / frameRate) * 1000

/** A moment as `mm:ss`, from one hour on as `hh:mm:ss`. */
export function shortTimeCode(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const hours = Math.floor(seconds / 3600)
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return hours > 0 ? `${two(hours)}:${rest}` : rest
}

/** A number of frames as `hh:mm:ss:ff`, no frame dropped. A rate that is not whole counts with the next whole one. */
export function timeCodeOfFrame(frame: number, frameRate = DEFAULT_FRAME_RATE): string {
  const whole = Math.round(frameRate)
  const seconds = Math.floor(frame / whole)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60, frame % whole]
  return parts.map(two).join(':')
}

/** A moment as `hh:mm:ss:ff`. */
export const timeCode = (ms: number, frameRate = DEFAULT_FRAME_RATE): string =>
  timeCodeOfFrame(frameAt(ms, frameRate), frameRate)
