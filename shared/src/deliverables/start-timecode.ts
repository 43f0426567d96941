import { type FrameRate, nominalRate, numbersDropped } from './frame-rate.ts'

const written = /^(\d{2}):(\d{2}):(\d{2})[:;](\d{2})$/

const HOURS = 24
const SIXTY = 60

/** Whether a rate has drop-frame at all: 29.97 and 59.94 do. */
export const hasDropFrame = (rate: FrameRate): boolean => numbersDropped(rate) > 0

/**
 * Whether a text can be the timecode of a film's first frame: `hh:mm:ss:ff` on one clock of 24 hours, with frames that
 * the rate counts and, in drop-frame, with a number that is not skipped.
 */
export function isStartTimecode(text: string, rate: FrameRate, isDropFrame: boolean): boolean {
  const [, hours, minutes, seconds, frames] = (written.exec(text) ?? []).map(Number)
  if (hours === undefined || minutes === undefined || seconds === undefined || frames === undefined)
    return false
  const isOnClock = hours < HOURS && minutes < SIXTY && seconds < SIXTY && frames < nominalRate(rate)
  const isSkipped = isDropFrame && seconds === 0 && minutes % 10 !== 0 && frames < numbersDropped(rate)
  return isOnClock && !isSkipped
}
