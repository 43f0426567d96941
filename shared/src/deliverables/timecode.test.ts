import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import {
  frameAt,
  frameRateOf,
  frameShownAt,
  hasDropFrame,
  isStartTimecode,
  middleOfFrame,
  timeCode,
} from './timecode.ts'

test.each([
  [25, 25, 1],
  [24, 24, 1],
  [50, 50, 1],
  [23.976, 24_000, 1001],
  [23.98, 24_000, 1001],
  [29.97, 30_000, 1001],
  [29.975, 30_000, 1001],
  [59.94, 60_000, 1001],
  [24.998, 25, 1],
  [12.5, 12_500, 1000],
  [null, 25, 1],
  [0, 25, 1],
  [-3, 25, 1],
  [0.3, 300, 1000],
  [0.005, 5, 1000],
  [0.000_01, 1, 1000],
])('%s frames a second are %i in %i', (decimal, frames, seconds) => {
  expect(frameRateOf(decimal)).toEqual({ frames, seconds })
})

test.each([
  [0, 25, '00:00:00:00'],
  [39, 25, '00:00:00:00'],
  [40, 25, '00:00:00:01'],
  [960, 25, '00:00:00:24'],
  [1000, 25, '00:00:01:00'],
  [1160, 25, '00:00:01:04'],
  [12_320, 25, '00:00:12:08'],
  [3_600_000, 25, '01:00:00:00'],
  [1000, 50, '00:00:01:00'],
  [980, 50, '00:00:00:49'],
  // No frame is dropped; at 29.97 fps timecode runs slightly slow.
  [1000, 29.97, '00:00:00:29'],
] as const)('%i ms at %s frames a second are %s', (ms, rate, text) => {
  expect(timeCode(ms, frameRateOf(rate))).toBe(text)
})

const rates = fc.constantFrom(23.976, 24, 25, 29.97, 30, 50, 59.94, 60).map(frameRateOf)
const frames = fc.nat(2_000_000)

test.prop([frames, rates])(
  'the middle of a frame is in that frame at any rate, also in whole milliseconds',
  (frame, rate) => {
    expect(frameAt(middleOfFrame(frame, rate), rate)).toBe(frame)
    expect(frameAt(Math.round(middleOfFrame(frame, rate)), rate)).toBe(frame)
  },
)

test.prop([frames, rates])(
  'a frame is found by its start time, also in whole milliseconds',
  (frame, rate) => {
    const beginsMs = (frame * rate.seconds * 1000) / rate.frames
    expect(frameShownAt(beginsMs, rate)).toBe(frame)
    expect(frameShownAt(Math.round(beginsMs), rate)).toBe(frame)
    expect(frameAt(Math.round(beginsMs), rate)).toBe(frame)
  },
)

test.each([
  [25, false, ['00:00:00:00', '10:00:00:00', '23:59:59:24']],
  [23.976, false, ['01:00:00:23']],
  [29.97, true, ['00:01:00;02', '00:10:00;00']],
  [29.97, false, ['00:01:00:00']],
  [59.94, true, ['00:01:00;04']],
])('at %s (drop-frame: %s) each of %j can be the first frame', (rate, isDropFrame, texts) => {
  for (const text of texts) expect(isStartTimecode(text, frameRateOf(rate), isDropFrame), text).toBe(true)
})

test.each([
  [25, false, ['23:59:59:25', '24:00:00:00', '00:60:00:00', '00:00:60:00', '0:00:00:00', '00:00:00', '']],
  [23.976, false, ['01:00:00:24']],
  // Numbers that drop-frame skips are invalid.
  [29.97, true, ['00:01:00;00', '00:01:00;01']],
  [59.94, true, ['00:01:00;03']],
])('at %s (drop-frame: %s) none of %j can be the first frame', (rate, isDropFrame, texts) => {
  for (const text of texts) expect(isStartTimecode(text, frameRateOf(rate), isDropFrame), text).toBe(false)
})

test.each([
  [23.976, false],
  [25, false],
  [29.97, true],
  [30, false],
  [59.94, true],
])('%s has drop-frame: %s', (rate, expected) => {
  expect(hasDropFrame(frameRateOf(rate))).toBe(expected)
})
