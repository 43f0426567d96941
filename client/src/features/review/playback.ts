import { useEffect, useState } from 'react'
import { type FilmRange, NO_POINTS, type RangePoints, withIn, withOut } from 'shared/deliverables/film-range'
import { DEFAULT_FRAME_RATE, type FrameRate } from 'shared/deliverables/frame-rate'
import { frameAt, frameShownAt, middleOfFrame } from 'shared/deliverables/time-code'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { SyncedVideo } from './follower.ts'
import { isOutside, loopStart, wrapsAt } from './looping.ts'

/** It does not load; or its sound plays without a picture, which browsers do without a word. */
export type PlaybackFailure = 'load' | 'picture'

/** A size in pixels, as a picture is shown: turned as its file asks. */
export interface Picture {
  width: number
  height: number
}

interface PlaybackState {
  /** The middle of the frame that is shown. */
  ms: number
  durationMs: number
  isPlaying: boolean
  rate: number
  volume: number
  isMuted: boolean
  /** Whether the sound is that of the video that follows. */
  isOtherHeard: boolean
  /** What loops, and what a new comment is about once both are set. */
  points: RangePoints
  /** The stretch of the comment that was chosen: it loops instead. */
  chosenRange: FilmRange | null
  isLooping: boolean
  failure: PlaybackFailure | null
  picture: Picture | null
}

/** Before anything has played. */
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

/** The clock of a room: it outlives a change of version. */
export function usePlayback({ frames, seconds }: FrameRate): Playback {
  const [playback] = useState(() => new Playback())
  useEffect(() => playback.setFrameRate({ frames, seconds }), [playback, frames, seconds])
  return playback
}

/** What the clock shows; only parts that need it are drawn anew with every frame. */
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

/** One clock for what is played: a video, and perhaps a second one that follows. */
export class Playback {
  readonly store = createStore(() => START)
  #main: HTMLVideoElement | undefined
  readonly #follower = new SyncedVideo()
  #frameRate: FrameRate = DEFAULT_FRAME_RATE
  #rewind: { timer: ReturnType<typeof setInterval>; speed: number } | undefined

  readonly read = (): PlaybackState => this.store.getState()

  get #state(): PlaybackState {
    return this.store.getState()
  }

  #set(change: Partial<PlaybackState>): void {
    this.store.setState(change)
  }

  setFrameRate(frameRate: FrameRate): void {
    this.#frameRate = frameRate
  }

  /** The video that leads; a new one goes on at the moment where the former was. */
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
    return () => {
      until.abort()
      this.#endRewind()
      if (this.#main === video) this.#main = undefined
    }
  }

  /** The video beside it or over it: always where the leading one is, and silent unless it is chosen. */
  readonly attachFollower = (video: HTMLVideoElement | null) => {
    if (!video) return undefined
    const { ms, rate, isPlaying } = this.#state
    this.#follower.attach(video, { currentTime: ms / 1000, rate, isPlaying })
    this.#applySound()
    return () => {
      this.#follower.detach(video)
      this.hearOther(false)
    }
  }

  #apply(video: HTMLVideoElement): void {
    video.playbackRate = this.#state.rate
    this.#applySound()
  }

  /** One of the two is heard. */
  #applySound(): void {
    const { volume, isMuted, isOtherHeard } = this.#state
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
    if (this.#state.ms > 0) this.seek(this.#state.ms)
  }

  /** While it plays, the frames themselves say what is shown, where the browser tells them. */
  #timeChanged(video: HTMLVideoElement): void {
    if (video.paused || !reportsFrames(video)) this.#note(video.currentTime * 1000)
    if (!video.paused && !reportsFrames(video)) this.#loop()
    this.#keepStep(video)
  }

  #keepStep({ currentTime, paused }: HTMLVideoElement): void {
    this.#follower.follow({ currentTime, rate: this.#state.rate, isPlaying: !paused })
  }

  #note(ms: number): void {
    this.#set({ ms: this.#middleAt(ms) })
  }

  /** The middle of the frame at a moment, of the last one beyond the end. */
  #middleAt(ms: number): number {
    const { durationMs } = this.#state
    const last = durationMs > 0 ? frameShownAt(durationMs, this.#frameRate) - 1 : Number.POSITIVE_INFINITY
    const frame = Math.max(0, Math.min(frameAt(ms, this.#frameRate), last))
    return middleOfFrame(frame, this.#frameRate)
  }

  #started(video: HTMLVideoElement): void {
    this.#set({ isPlaying: true })
    this.#follower.play()
    this.#followFrames(video)
  }

  /** The clock runs ahead of the picture: the frame that was last shown is the one that stays, and is noted. */
  #stopped(video: HTMLVideoElement): void {
    this.#set({ isPlaying: false })
    this.#follower.pause()
    if (!video.ended && reportsFrames(video)) this.seek(this.#state.ms)
  }

  /** Where the browser tells each frame that it shows, the time is exact to the frame. */
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

  /** Back to the start of what loops, as soon as its last frame is shown: it stays for as long as seeking takes. */
  #loop(): void {
    if (wrapsAt(this.#state, this.#frameRate)) this.seek(loopStart(this.#state))
  }

  #ended(): void {
    if (!this.#state.isLooping) return
    this.seek(loopStart(this.#state))
    this.play()
  }

  #endRewind(): void {
    if (this.#rewind) clearInterval(this.#rewind.timer)
    this.#rewind = undefined
  }

  play(): void {
    this.#endRewind()
    // A play that is overtaken by a pause is refused; that is no failure.
    void this.#main?.play().catch(() => undefined)
  }

  pause(): void {
    this.#endRewind()
    this.#main?.pause()
  }

  toggle(): void {
    if (this.#state.isPlaying || this.#rewind) this.pause()
    else this.play()
  }

  seek(ms: number): void {
    const target = this.#middleAt(ms)
    const { chosenRange } = this.#state
    if (chosenRange && isOutside(target, chosenRange, this.#frameRate)) this.#set({ chosenRange: null })
    if (this.#main) this.#main.currentTime = target / 1000
    this.#follower.seek(target / 1000)
    this.#set({ ms: target })
  }

  skip(ms: number): void {
    this.seek(this.#state.ms + ms)
  }

  /** Goes some frames on, or back. */
  step(frames: number): void {
    this.pause()
    const frame = Math.max(0, frameAt(this.#state.ms, this.#frameRate) + frames)
    this.seek(middleOfFrame(frame, this.#frameRate))
  }

  /** L: plays, and faster each time. */
  forward(): void {
    if (this.#state.isPlaying) this.setRate(nextStep(FASTER, this.#state.rate))
    else {
      this.setRate(1)
      this.play()
    }
  }

  /** J: runs back, and faster each time. No browser plays backwards, so it is sought step by step. */
  backward(): void {
    const speed = this.#rewind ? nextStep(REWINDS, this.#rewind.speed) : 1
    this.pause()
    const back = () => {
      this.skip(-REWIND_STEP_MS * speed)
      if (this.#state.ms <= 0) this.#endRewind()
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
    const isMuted = !this.#state.isMuted
    this.#set({ isMuted, ...(this.#state.volume === 0 && { volume: 1 }) })
    this.#applySound()
  }

  /** The sound of the video that follows, in place of the leading one's. */
  hearOther(isOtherHeard: boolean): void {
    this.#set({ isOtherHeard })
    this.#applySound()
  }

  /** I: the frame that is shown begins the stretch. */
  setIn(): void {
    this.#set({ points: withIn(this.#state.points, this.#state.ms), chosenRange: null })
  }

  /** O: the frame that is shown ends it. */
  setOut(): void {
    this.#set({ points: withOut(this.#state.points, this.#state.ms), chosenRange: null })
  }

  clearPoints(): void {
    this.#set({ points: NO_POINTS })
  }

  toggleLoop(): void {
    this.#set({ isLooping: !this.#state.isLooping })
  }

  /** Goes to what a comment is about; a stretch plays, again and again, while looping is on. */
  goTo(range: FilmRange): void {
    this.pause()
    this.seek(range.atMs)
    this.#set({ chosenRange: range.untilMs === null ? null : range })
    if (range.untilMs !== null && this.#state.isLooping) this.play()
  }

  reload(): void {
    this.#set({ failure: null })
    this.#main?.load()
  }
}
