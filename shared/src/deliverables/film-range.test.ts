import { expect, test } from 'vitest'
import { frameRateOf } from './timecode.ts'
import { framesIn, isBeyondEnd, NO_POINTS, rangeBetween, rangeCode, withIn, withOut } from './timeline.ts'

const at25 = { frameRate: frameRateOf(25), startTimecode: null, isDropFrame: false }
const dropFrame = { frameRate: frameRateOf(29.97), startTimecode: '01:00:00;00', isDropFrame: true }

test.each([
  ['nothing', NO_POINTS, 100, { inMs: 100, outMs: null }],
  ['an out point behind it', { inMs: null, outMs: 200 }, 100, { inMs: 100, outMs: 200 }],
  ['an out point before it', { inMs: 20, outMs: 80 }, 100, { inMs: 100, outMs: null }],
  ['an out point on the same frame', { inMs: null, outMs: 100 }, 100, { inMs: 100, outMs: null }],
])('an in point is set beside %s', (_case, points, ms, expected) => {
  expect(withIn(points, ms)).toEqual(expected)
})

test.each([
  ['nothing', NO_POINTS, 100, { inMs: null, outMs: 100 }],
  ['an in point before it', { inMs: 20, outMs: null }, 100, { inMs: 20, outMs: 100 }],
  ['an in point behind it', { inMs: 120, outMs: 180 }, 100, { inMs: null, outMs: 100 }],
  ['an in point on the same frame', { inMs: 100, outMs: null }, 100, { inMs: null, outMs: 100 }],
])('an out point is set beside %s', (_case, points, ms, expected) => {
  expect(withOut(points, ms)).toEqual(expected)
})

test.each([
  ['its last frame', 1980, 2, false],
  ['the moment at which it ends', 2000, 2, true],
  ['a moment behind it', 4000, 2, true],
  ['a moment of a film of unknown length', 4000, null, false],
])('%s is told to be in a film or beyond its end', (_case, atMs, durationSeconds, expected) => {
  expect(isBeyondEnd({ atMs }, { facts: null, durationSeconds }, at25)).toBe(expected)

  if (durationSeconds !== null)
    expect(isBeyondEnd({ atMs }, { facts: { durationSeconds }, durationSeconds: 1 }, at25)).toBe(expected)
})

test.each([
  [NO_POINTS, null],
  [{ inMs: 20, outMs: null }, null],
  [{ inMs: null, outMs: 20 }, null],
  [
    { inMs: 20.4, outMs: 99.6 },
    { atMs: 20, untilMs: 100 },
  ],
  [{ inMs: 20.1, outMs: 20.4 }, null],
])('the points %j are the stretch %j', (points, expected) => {
  expect(rangeBetween(points)).toEqual(expected)
})

test.each([
  ['a frame', { atMs: 1020, untilMs: null }, at25, '00:00:01:00', 1],
  ['two frames', { atMs: 1020, untilMs: 1060 }, at25, '00:00:01:00 – 00:00:01:01', 2],
  ['a stretch within one frame', { atMs: 1000, untilMs: 1020 }, at25, '00:00:01:00', 1],
  ['a second', { atMs: 0, untilMs: 980 }, at25, '00:00:00:00 – 00:00:00:24', 25],
  ['drop-frame', { atMs: 60_060, untilMs: 60_100 }, dropFrame, '01:01:00;02 – 01:01:00;03', 2],
])('%s is written with its first and last frame', (_case, range, timeline, code, frames) => {
  expect(rangeCode(range, timeline)).toBe(code)
  expect(framesIn(range, timeline)).toBe(frames)
})
