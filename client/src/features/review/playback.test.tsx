import { frameRateOf } from 'shared/deliverables/timecode'
import { NO_POINTS } from 'shared/deliverables/timeline'
import { expect, test, vi } from 'vitest'
import { isOutside, loopedRange, loopStart, Playback, wrapsAt } from './playback.ts'

const rate = frameRateOf(25)
const points = { inMs: 1020, outMs: 2020 }
const chosenRange = { atMs: 5020, untilMs: 6020 }

test.each([
  ['nothing is set', { points: NO_POINTS, chosenRange: null }, null, 0],
  ['only an in point is set', { points: { inMs: 1020, outMs: null }, chosenRange: null }, null, 0],
  ['both points are set', { points, chosenRange: null }, { atMs: 1020, untilMs: 2020 }, 1020],
  ['a comment was chosen', { points, chosenRange }, chosenRange, 5020],
])('the loop when %s', (_case, state, range, start) => {
  expect(loopedRange(state)).toEqual(range)
  expect(loopStart(state)).toBe(start)
})

test.each([
  [1980, true, false],
  [2020, true, true],
  [2060, true, true],
  [2020, false, false],
])('at %i ms (looping: %s) it restarts: %s', (ms, isLooping, expected) => {
  expect(wrapsAt({ ms, isLooping, points, chosenRange: null }, rate)).toBe(expected)
})

test('without a range nothing restarts before the end', () => {
  expect(wrapsAt({ ms: 9000, isLooping: true, points: NO_POINTS, chosenRange: null }, rate)).toBe(false)
})

test.each([
  [4980, true],
  [5020, false],
  [6020, false],
  [6060, true],
])('%i ms is outside of the range: %s', (ms, expected) => {
  expect(isOutside(ms, chosenRange, rate)).toBe(expected)
})

function videoOf(version: string, paused: boolean) {
  const video = document.createElement('video')
  video.dataset.version = version
  const play = vi.fn(async () => undefined)
  Object.defineProperties(video, { paused: { value: paused }, play: { value: play } })
  return { video, play }
}

test.each([
  ['another file of the version that played', 'v1', false, 1],
  ['another file of the version that was paused', 'v1', true, 0],
  ['another version', 'v2', false, 0],
])('a new element with %s', (_case, version, paused, plays) => {
  const playback = new Playback()
  const detach = playback.attach(videoOf('v1', paused).video)
  detach?.()
  const { video, play } = videoOf(version, true)
  playback.attach(video)
  expect(play).toHaveBeenCalledTimes(plays)
})
