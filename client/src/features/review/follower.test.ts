import { expect, test } from 'vitest'
import { type Following, SyncedVideo } from './follower.ts'

function fakeVideo(facts: Partial<Following> = {}) {
  const played: string[] = []
  const video: Following = {
    currentTime: 0,
    playbackRate: 1,
    paused: false,
    ended: false,
    seeking: false,
    volume: 1,
    muted: false,
    play: () => Promise.resolve(void played.push('play')),
    pause: () => void played.push('pause'),
    ...facts,
  }
  return { video, played }
}

const STOPPED = { currentTime: 0, rate: 1, isPlaying: false }

test.each([
  // Paused: jumps to the same time, however close it is.
  [false, 2.019, { currentTime: 2.02, playbackRate: 1 }],
  [false, 7, { currentTime: 2.02, playbackRate: 1 }],
  // Playing in sync.
  [true, 2.02, { currentTime: 2.02, playbackRate: 1 }],
  [true, 2.013, { currentTime: 2.013, playbackRate: 1 }],
  // One frame behind or ahead.
  [true, 1.98, { currentTime: 1.98, playbackRate: 1.06 }],
  [true, 2.06, { currentTime: 2.06, playbackRate: 0.94 }],
  // Too far to catch up by speed.
  [true, 1.8, { currentTime: 2.02, playbackRate: 1 }],
])('with the leading one at 2.02 s, playing: %s, a video at %d s is %j', (isPlaying, at, expected) => {
  const { video } = fakeVideo()
  const follower = new SyncedVideo()
  follower.attach(video, STOPPED)
  video.currentTime = at
  follower.follow({ currentTime: 2.02, isPlaying, rate: 1 })
  expect(video).toMatchObject(expected)
})

test('catches up at the chosen speed', () => {
  const { video } = fakeVideo()
  const follower = new SyncedVideo()
  follower.attach(video, STOPPED)
  follower.follow({ currentTime: 0.04, rate: 1.5, isPlaying: true })
  expect(video.playbackRate).toBeCloseTo(1.59)
})

test('does not seek again while it is seeking', () => {
  const { video } = fakeVideo({ seeking: true })
  const follower = new SyncedVideo()
  follower.attach(video, STOPPED)
  follower.follow({ currentTime: 5, rate: 1, isPlaying: true })
  expect(video.currentTime).toBe(0)
})

test('starts with a playing video, and again after a jump back from its end', () => {
  const { video, played } = fakeVideo({ paused: true })
  const follower = new SyncedVideo()
  follower.attach(video, { ...STOPPED, isPlaying: true })
  expect(played.length).toBeGreaterThan(0)
  follower.follow({ ...STOPPED, isPlaying: true })
  expect(played.filter(one => one === 'play').length).toBeGreaterThan(1)
})

test('applies volume and mute, and changes nothing once detached', () => {
  const { video } = fakeVideo()
  const follower = new SyncedVideo()
  follower.attach(video, STOPPED)
  follower.sound(0.4, true)
  expect(video).toMatchObject({ volume: 0.4, muted: true })
  follower.detach(video)
  follower.sound(1, false)
  follower.seek(3)
  expect(video).toMatchObject({ volume: 0.4, muted: true, currentTime: 0 })
})
