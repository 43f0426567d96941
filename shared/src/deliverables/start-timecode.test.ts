import { expect, test } from 'vitest'
import { frameRateOf, hasDropFrame, isStartTimecode } from './timecode.ts'

test.each([
  ['00:00:00:00', 25, false, true],
  ['10:00:00:00', 25, false, true],
  ['23:59:59:24', 25, false, true],
  ['23:59:59:25', 25, false, false],
  ['24:00:00:00', 25, false, false],
  ['00:60:00:00', 25, false, false],
  ['00:00:60:00', 25, false, false],
  ['0:00:00:00', 25, false, false],
  ['00:00:00', 25, false, false],
  ['', 25, false, false],
  ['01:00:00:23', 23.976, false, true],
  ['01:00:00:24', 23.976, false, false],
  // The numbers that drop-frame skips are none.
  ['00:01:00;00', 29.97, true, false],
  ['00:01:00;01', 29.97, true, false],
  ['00:01:00;02', 29.97, true, true],
  ['00:10:00;00', 29.97, true, true],
  ['00:01:00:00', 29.97, false, true],
  ['00:01:00;03', 59.94, true, false],
  ['00:01:00;04', 59.94, true, true],
])('%s at %s (drop-frame: %s) can be the first frame: %s', (text, rate, isDropFrame, expected) => {
  expect(isStartTimecode(text, frameRateOf(rate), isDropFrame)).toBe(expected)
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
