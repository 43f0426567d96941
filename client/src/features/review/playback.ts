import { useEffect, useState } from 'react'
import {
  DEFAULT_FRAME_RATE,
  type FrameRate,
  frameAt,
  frameShownAt,
  middleOfFrame,
} from 'shared/deliverables/timecode'
import {
  NO_POINTS,
  type RangePoints,
  rangeBetween,
  type TimeRange,
  withIn,
  withOut,
} from 'shared/deliverables/timeline'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { SyncedVideo } from './follower.ts'

type Ranges = Pick<PlaybackState, 'chosenRange' | 'points'>

/** Returns the range that loops: that of the chosen comment, else the one that was set; null for the whole film. */
export const loopedRange = ({ chosenRange, points }: Ranges): TimeRange | null =>
  chosenRange ?? rangeBetween(points)

export const loopStart = (ranges: Ranges): number => loopedRange(ranges)?.atMs ?? 0

/** Returns true on the last frame of the looped range and after it. */
export function wrapsAt(state: Ranges & Pick<PlaybackState, 'ms' | 'isLooping'>, rate: FrameRate): boolean {
  const until = loopedRange(state)?.untilMs ?? null
  return state.isLooping && until !== null && frameAt(state.ms, rate) >= frameAt(until, rate)
}

export const isOutside = (ms: number, { atMs, untilMs }: TimeRange, rate: FrameRate): boolean =>
  frameAt(ms, rate) < frameAt(atMs, rate) || frameAt(ms, rate) > frameAt(untilMs ?? atMs, rate)

/** `load`: the file fails to load; `picture`: sound plays without a picture, which browsers do not report. */
export type PlaybackFailure = 'load' | 'picture'

/** The displayed size in pixels, after the rotation that the file asks for. */
export type Picture = { width: number; height: number }

interface PlaybackState {
  /** The middle of the displayed frame. */
  ms: number
  durationMs: number
  isPlaying: boolean
  rate: number
  volume: number
  isMuted: boolean
  /** True if the sound comes from the compared video. */
  isOtherHeard: boolean
  /** In and out points: the looped range, and the range of a new comment. */
  points: RangePoints
  /** The range of the chosen comment, which loops instead of the points. */
  chosenRange: TimeRange | null
  isLooping: boolean
  failure: PlaybackFailure | null
  picture: Picture | null
}

const START: PlaybackState = {
  ms: 0,
  durationMs: 0,
  isPlaying: false,
  rate: 1,
  volume: 1,
  isMuted: false,
  isOtherHeard: false,
  points: NO_POINTS,
  chosenRange: null,
  isLooping: false,
  failure: null,
  picture: null,
}

/** Creates the playback of a review, which survives a change of version. */
export function usePlayback({ frames, seconds }: FrameRate): Playback {
  const [playback] = useState(() => new Playback())
  useEffect(() => playback.setFrameRate({ frames, seconds }), [playback, frames, seconds])
  return playback
}

/** Selects from the playback state, so that only components that need it render with every frame. */
export function usePlaybackPart<Part>(playback: Playback, part: (state: PlaybackState) => Part): Part {
  return useStore(playback.store, part)
}

export const RATES = [0.25, 0.5, 1, 1.25, 1.5, 2] as const
const FASTER = [1, 1.5, 2]
const REWINDS = [1, 2, 4]
const REWIND_STEP_MS = 80

const nextStep = (steps: readonly number[], value: number): number =>
  steps.find(step => step > value) ?? steps.at(-1) ?? value

const reportsFrames = (video: HTMLVideoElement): boolean => 'requestVideoFrameCallback' in video

/** The clock of a video and, in a comparison, of a second one in sync with it. */
export class Playback {
  readonly store = createStore(() => START)
  #main: HTMLVideoElement | undefined
  readonly #follower = new SyncedVideo()
  #frameRate: FrameRate = DEFAULT_FRAME_RATE
  #rewind: { timer: ReturnType<typeof setInterval>; speed: number } | undefined
  /** Id of the version that was playing when its element was removed. */
  #interruptedVersion: string | undefined

  readonly read = (): PlaybackState => this.store.getState()

  #set(change: Partial<PlaybackState>): void {
    this.store.setState(change)
  }

  setFrameRate(frameRate: FrameRate): void {
    this.#frameRate = frameRate
  }

  /**
   * Ref of the leading video, which names its version in `data-version`. A new one continues at the time of the
   * previous one, and goes on playing if it is another file of the same version.
   */
  readonly attach = (video: HTMLVideoElement | null) => {
    if (!video) return undefined
    const until = new AbortController()
    const on = (name: string, act: () => void) => video.addEventListener(name, act, { signal: until.signal })
    this.#main = video
    this.#apply(video)
    this.#set({ isPlaying: false, failure: null })
    on('loadedmetadata', () => this.#begin(video))
    on('timeupdate', () => this.#timeChanged(video))
    on('seeked', () => this.#note(video.currentTime * 1000))
    on('play', () => this.#started(video))
    on('pause', () => this.#stopped(video))
    on('ended', () => this.#ended())
    on('error', () => this.#set({ failure: 'load', isPlaying: false }))
    if (video.readyState >= HTMLMediaElement.HAVE_METADATA) this.#begin(video)
    if (this.#interruptedVersion && this.#interruptedVersion === video.dataset.version) this.play()
    this.#interruptedVersion = undefined
    return () => {
      if (!video.paused) this.#interruptedVersion = video.dataset.version
      until.abort()
      this.#endRewind()
      if (this.#main === video) this.#main = undefined
    }
  }

  /** Ref of the compared video, which is muted unless its sound is chosen. */
  readonly attachFollower = (video: HTMLVideoElement | null) => {
    if (!video) return undefined
    const { ms, rate, isPlaying } = this.read()
    this.#follower.attach(video, { currentTime: ms / 1000, rate, isPlaying })
    this.#applySound()
    return () => {
      this.#follower.detach(video)
      this.hearOther(false)
    }
  }

  #apply(video: HTMLVideoElement): void {
    video.playbackRate = this.read().rate
    this.#applySound()
  }

  /** Unmutes one of the two videos. */
  #applySound(): void {
    const { volume, isMuted, isOtherHeard } = this.read()
    if (this.#main) Object.assign(this.#main, { volume, muted: isMuted || isOtherHeard })
    this.#follower.sound(volume, isMuted || !isOtherHeard)
  }

  #begin(video: HTMLVideoElement): void {
    const durationMs = Number.isFinite(video.duration) ? video.duration * 1000 : 0
    const { videoWidth: width, videoHeight: height } = video
    this.#set({
      durationMs,
      picture: width > 0 ? { width, height } : null,
      failure: width > 0 ? null : 'picture',
    })
    if (this.read().ms > 0) this.seek(this.read().ms)
  }

  /** Handles `timeupdate`, which only sets the time where the browser reports no frames. */
  #timeChanged(video: HTMLVideoElement): void {
    if (video.paused || !reportsFrames(video)) this.#note(video.currentTime * 1000)
    if (!video.paused && !reportsFrames(video)) this.#loop()
    this.#keepStep(video)
  }

  #keepStep({ currentTime, paused }: HTMLVideoElement): void {
    this.#follower.follow({ currentTime, rate: this.read().rate, isPlaying: !paused })
  }

  #note(ms: number): void {
    this.#set({ ms: this.#middleAt(ms) })
  }

  /** Returns the middle of the frame at a time, clamped to the last frame. */
  #middleAt(ms: number): number {
    const { durationMs } = this.read()
    const last = durationMs > 0 ? frameShownAt(durationMs, this.#frameRate) - 1 : Number.POSITIVE_INFINITY
    const frame = Math.max(0, Math.min(frameAt(ms, this.#frameRate), last))
    return middleOfFrame(frame, this.#frameRate)
  }

  #started(video: HTMLVideoElement): void {
    this.#set({ isPlaying: true })
    this.#follower.play()
    this.#followFrames(video)
  }

  /** Seeks to the frame shown last, because `currentTime` runs ahead of the picture. */
  #stopped(video: HTMLVideoElement): void {
    this.#set({ isPlaying: false })
    this.#follower.pause()
    if (!video.ended && reportsFrames(video)) this.seek(this.read().ms)
  }

  /** Updates the time with every displayed frame, where the browser reports them. */
  #followFrames(video: HTMLVideoElement): void {
    if (!reportsFrames(video)) return
    video.requestVideoFrameCallback((_, { mediaTime }) => {
      if (this.#main !== video || video.paused) return
      const frame = frameShownAt(mediaTime * 1000, this.#frameRate)
      this.#set({ ms: middleOfFrame(frame, this.#frameRate) })
      this.#keepStep(video)
      this.#loop()
      this.#followFrames(video)
    })
  }

  /** Seeks to the start of the loop once its last frame is shown, which stays visible while seeking. */
  #loop(): void {
    if (wrapsAt(this.read(), this.#frameRate)) this.seek(loopStart(this.read()))
  }

  #ended(): void {
    if (!this.read().isLooping) return
    this.seek(loopStart(this.read()))
    this.play()
  }

  #endRewind(): void {
    if (this.#rewind) clearInterval(this.#rewind.timer)
    this.#rewind = undefined
  }

  play(): void {
    this.#endRewind()
    // The promise rejects when a pause follows at once, which is no failure.
    void this.#main?.play().catch(() => undefined)
  }

  pause(): void {
    this.#endRewind()
    this.#main?.pause()
  }

  toggle(): void {
    if (this.read().isPlaying || this.#rewind) this.pause()
    else this.play()
  }

  seek(ms: number): void {
    const target = this.#middleAt(ms)
    const { chosenRange } = this.read()
    if (chosenRange && isOutside(target, chosenRange, this.#frameRate)) this.#set({ chosenRange: null })
    if (this.#main) this.#main.currentTime = target / 1000
    this.#follower.seek(target / 1000)
    this.#set({ ms: target })
  }

  skip(ms: number): void {
    this.seek(this.read().ms + ms)
  }

  /** Steps by a number of frames; negative steps back. */
  step(frames: number): void {
    this.pause()
    const frame = Math.max(0, frameAt(this.read().ms, this.#frameRate) + frames)
    this.seek(middleOfFrame(frame, this.#frameRate))
  }

  /** L: plays, faster with each press. */
  forward(): void {
    if (this.read().isPlaying) this.setRate(nextStep(FASTER, this.read().rate))
    else {
      this.setRate(1)
      this.play()
    }
  }

  /** J: rewinds, faster with each press. Seeks step by step, because browsers cannot play backwards. */
  backward(): void {
    const speed = this.#rewind ? nextStep(REWINDS, this.#rewind.speed) : 1
    this.pause()
    const back = () => {
      this.skip(-REWIND_STEP_MS * speed)
      if (this.read().ms <= 0) this.#endRewind()
    }
    this.#rewind = { timer: setInterval(back, REWIND_STEP_MS), speed }
  }

  setRate(rate: number): void {
    if (this.#main) this.#main.playbackRate = rate
    this.#set({ rate })
    if (this.#main) this.#keepStep(this.#main)
  }

  setVolume(volume: number): void {
    const isMuted = volume === 0
    this.#set({ volume, isMuted })
    this.#applySound()
  }

  toggleMuted(): void {
    const isMuted = !this.read().isMuted
    this.#set({ isMuted, ...(this.read().volume === 0 && { volume: 1 }) })
    this.#applySound()
  }

  /** Switches the sound between the leading and the compared video. */
  hearOther(isOtherHeard: boolean): void {
    this.#set({ isOtherHeard })
    this.#applySound()
  }

  /** I: sets the in point to the displayed frame. */
  setIn(): void {
    this.#set({ points: withIn(this.read().points, this.read().ms), chosenRange: null })
  }

  /** O: sets the out point to the displayed frame. */
  setOut(): void {
    this.#set({ points: withOut(this.read().points, this.read().ms), chosenRange: null })
  }

  clearPoints(): void {
    this.#set({ points: NO_POINTS })
  }

  toggleLoop(): void {
    this.#set({ isLooping: !this.read().isLooping })
  }

  /** Seeks to a comment's time. Its range plays in a loop while looping is on. */
  goTo(range: TimeRange): void {
    this.pause()
    this.seek(range.atMs)
    this.#set({ chosenRange: range.untilMs === null ? null : range })
    if (range.untilMs !== null && this.read().isLooping) this.play()
  }

  reload(): void {
    this.#set({ failure: null })
    this.#main?.load()
  }
}
