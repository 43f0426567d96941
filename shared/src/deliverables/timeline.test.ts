import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { frameAt, frameRateOf, middleOfFrame } from './timecode.ts'
import {
  filmTimeline,
  framesIn,
  isBeyondEnd,
  lengthCode,
  momentOfTyped,
  NO_POINTS,
  rangeBetween,
  rangeCode,
  timecodeAt,
  timecodeOfFilmFrame,
  type VideoTimeline,
  withIn,
  withOut,
} from './timeline.ts'

const of = (rate: number, startTimecode: string | null = null, isDropFrame = false): VideoTimeline => ({
  frameRate: frameRateOf(rate),
  startTimecode,
  isDropFrame,
})

const plain = of(25)
const fromTen = of(25, '10:00:00:00')
const dropping = of(29.97, '00:59:59;28', true)

test('metadata read by the server takes precedence over the browser’s', () => {
  const facts = {
    frameRate: { frames: 30_000, seconds: 1001 },
    startTimecode: '01:00:00;00',
    isDropFrame: true,
  }
  expect(filmTimeline({ facts, frameRate: 25 })).toEqual(facts)
  expect(filmTimeline({ facts: null, frameRate: 50 })).toEqual(of(50))
})

test('a film whose rate has no drop-frame counts without it, whatever its file or the team says', () => {
  const facts = { ...of(25), startTimecode: '10:00:00;00', isDropFrame: true }
  const correction = { startTimecode: '01:00:00:00', isDropFrame: true }
  expect(filmTimeline({ facts, frameRate: null }).isDropFrame).toBe(false)
  expect(filmTimeline({ facts: null, frameRate: 25, correction }).isDropFrame).toBe(false)
})

test.each([
  [0, fromTen, '10:00:00:00'],
  [1480, fromTen, '10:00:01:12'],
  [0, dropping, '00:59:59;28'],
  // Drop-frame skips nothing at the tenth minute or at the hour.
  [100, dropping, '01:00:00;01'],
] as const)('%i ms are shown as in the editing program', (ms, timeline, text) => {
  expect(timecodeAt(ms, timeline)).toBe(text)
})

test('a length begins at zero, whatever the start timecode', () => {
  expect(lengthCode(8000, fromTen)).toBe('00:00:08:00')
})

describe('a typed timecode', () => {
  const frameOf = (text: string, timeline: VideoTimeline) => {
    const ms = momentOfTyped(text, timeline)
    return ms === undefined ? undefined : frameAt(ms, timeline.frameRate)
  }

  test.each([
    ['00:00:01:12', plain, 37],
    ['1:12', plain, 37],
    ['112', plain, 37],
    ['12', plain, 12],
    ['1.12', plain, 37],
    ['10:00:01:12', fromTen, 37],
    // A timecode before the first frame counts from the start of the video.
    ['00:00:01:12', fromTen, 37],
    ['01:00:00;01', dropping, 3],
    ['', plain, undefined],
    ['boh', plain, undefined],
    ['00:00:00:25', plain, undefined],
    ['00:61:00:00', plain, undefined],
    ['1:2:3:4:5', plain, undefined],
    ['-1', plain, undefined],
  ] as const)('%j leads to frame %s', (text, timeline, frame) => {
    expect(frameOf(text, timeline)).toBe(frame)
  })

  const films = fc.constantFrom(plain, fromTen, dropping, of(23.976, '01:00:00:00'), of(59.94, null, true))
  test.prop([fc.nat(200_000), films])(
    'leads back to the frame that it was shown for, at every rate and start',
    (frame, film) => {
      const code = timecodeAt(middleOfFrame(frame, film.frameRate), film)
      expect(frameOf(code, film)).toBe(frame)
    },
  )
})

const midnight = { frameRate: frameRateOf(25), startTimecode: '23:59:58:00', isDropFrame: false }
const midnightDrop = { frameRate: frameRateOf(29.97), startTimecode: '23:59:59;29', isDropFrame: true }

test('timecode wraps at midnight', () => {
  expect(timecodeAt(3000, midnight)).toBe('00:00:01:00')
  expect(timecodeOfFilmFrame(0, midnightDrop)).toBe('23:59:59;29')
  expect(timecodeOfFilmFrame(1, midnightDrop)).toBe('00:00:00;00')
  expect(timecodeOfFilmFrame(1801, midnightDrop)).toBe('00:01:00;02')
})

test.each([
  ['23:59:59:00', 5000, 25],
  ['00:00:01:00', 5000, 75],
  ['24:00:01:00', 5000, 75],
  [' 00:00:01:00 ', 5000, 75],
  // A timecode after the end counts from the start of the video.
  ['00:00:04:00', 5000, 100],
])('%s typed in a video over midnight of %i ms is frame %i', (text, durationMs, frame) => {
  expect(frameAt(momentOfTyped(text, midnight, durationMs) ?? -1, midnight.frameRate)).toBe(frame)
})

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
])('%s is inside the video or after its end', (_case, atMs, durationSeconds, expected) => {
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
])('the points %j are the range %j', (points, expected) => {
  expect(rangeBetween(points)).toEqual(expected)
})

test.each([
  ['a frame', { atMs: 1020, untilMs: null }, at25, '00:00:01:00', 1],
  ['two frames', { atMs: 1020, untilMs: 1060 }, at25, '00:00:01:00 – 00:00:01:01', 2],
  ['a stretch within one frame', { atMs: 1000, untilMs: 1020 }, at25, '00:00:01:00', 1],
  ['a second', { atMs: 0, untilMs: 980 }, at25, '00:00:00:00 – 00:00:00:24', 25],
  ['drop-frame', { atMs: 60_060, untilMs: 60_100 }, dropFrame, '01:01:00;02 – 01:01:00;03', 2],
])('%s is shown with its first and last frame', (_case, range, timeline, code, frames) => {
  expect(rangeCode(range, timeline)).toBe(code)
  expect(framesIn(range, timeline)).toBe(frames)
})
