import { expect, test } from 'vitest'
import { commentsEdl } from './comments-export.ts'
import { frameRateOf } from './frame-rate.ts'
import { frameOfTimeCode, middleOfFrame, timeCodeOfFrame } from './time-code.ts'

/** Numbers frames as SMPTE ST 12-1 describes it: one after the other, skipping what drop-frame skips. */
function numbersFrom(first: string, whole: number, dropped: number, count: number): string[] {
  let [h = 0, m = 0, s = 0, f = 0] = first.split(/[:;]/).map(Number)
  return Array.from({ length: count }, () => {
    const [hh, mm, ss, ff] = [h, m, s, f].map(part => String(part).padStart(2, '0'))
    f += 1
    if (f === whole) [f, s] = [0, s + 1]
    if (s === 60) [s, m] = [0, m + 1]
    if (m === 60) [m, h] = [0, h + 1]
    if (s === 0 && f === 0 && m % 10 !== 0) f = dropped
    return `${hh}:${mm}:${ss}${dropped > 0 ? ';' : ':'}${ff}`
  })
}

const rates = [
  [23.976, 24, 0],
  [24, 24, 0],
  [25, 25, 0],
  [29.97, 30, 0],
  [29.97, 30, 2],
  [50, 50, 0],
  [59.94, 60, 4],
] as const

test.each(rates)(
  'at %s (%i, %i dropped) each marker names the frame of its note',
  (decimal, whole, dropped) => {
    const frameRate = frameRateOf(decimal)
    const startTimecode = dropped > 0 ? '00:58:59;00' : '00:58:59:00'
    const count = whole * 63
    const comments = Array.from({ length: count }, (_, frame) => ({
      atMs: Math.round(middleOfFrame(frame, frameRate)),
      untilMs: null,
      authorName: 'Ada',
      text: 'Qui',
      isResolved: false,
    }))
    const edl = commentsEdl('v1', comments, { frameRate, startTimecode, isDropFrame: dropped > 0 })
    const events = [...edl.matchAll(/^\d{3,} +001 +V +C +(\S+) (\S+) (\S+) (\S+)/gm)]
    const numbers = numbersFrom(startTimecode, whole, dropped, count + 1)
    expect(events.map(([, from]) => from)).toEqual(numbers.slice(0, -1))
    expect(events.map(([, , to]) => to)).toEqual(numbers.slice(1))
    expect(edl).toContain(dropped > 0 ? 'FCM: DROP FRAME' : 'FCM: NON-DROP FRAME')
  },
)

test.each([
  [29.97, 30, 2],
  [59.94, 60, 4],
])('at %s drop-frame numbers every frame of twelve minutes, and reads it back', (decimal, whole, dropped) => {
  const rate = frameRateOf(decimal)
  const wrong = numbersFrom('00:00:00;00', whole, dropped, whole * 720).filter(
    (number, frame) =>
      timeCodeOfFrame(frame, rate, true) !== number || frameOfTimeCode(number, rate, true) !== frame,
  )
  expect(wrong).toEqual([])
})
