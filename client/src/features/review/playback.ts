import { DEFAULT_FRAME_RATE, frameAt, middleOfFrame } from 'shared/deliverables/time-code'

export interface PlaybackState {
  ms: number
  durationMs: number
  isPlaying: boolean
  rate: number
  volume: number
  isMuted: boolean
  hasFailed: boolean
}

export const RATES = [0.25, 0.5, 1, 1.25, 1.5, 2] as const
const FASTER = [1, 1.5, 2]
const REWINDS = [1, 2, 4]
const REWIND_STEP_MS = 80
/** How far two videos side by side may drift apart before one is put right. */
const DRIFT_SECONDS = 0.12

const START: PlaybackState = {
  ms: 0,
  durationMs: 0,
  isPlaying: false,
  rate: 1,
  volume: 1,
  isMuted: false,
  hasFailed: false,
}

const after = (steps: readonly number[], value: number): number =>
  steps.find(step => step > value) ?? steps.at(-1) ?? value

/** One clock for what is played: a video, and perhaps a second one beside it that follows. */
export class Playback {
  #state = START
  #main: HTMLVideoElement | undefined
  #follower: HTMLVideoElement | undefined
  #frameRate = DEFAULT_FRAME_RATE
  #rewind: { timer: ReturnType<typeof setInterval>; speed: number } | undefined
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  readonly read = (): PlaybackState => this.#state

  #set(change: Partial<PlaybackState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  setFrameRate(frameRate: number): void {
    this.#frameRate = frameRate
  }

  /** The video that leads; a new one goes on at the moment where the former was. */
  readonly attach = (video: HTMLVideoElement | null) => {
    if (!video) return undefined
    const until = new AbortController()
    const on = (name: string, act: () => void) => video.addEventListener(name, act, { signal: until.signal })
    this.#main = video
    this.#apply(video)
    this.#set({ isPlaying: false, hasFailed: false })
    on('loadedmetadata', () => this.#begin(video))
    on('timeupdate', () => this.#note(video.currentTime))
    on('seeked', () => this.#note(video.currentTime))
    on('play', () => this.#started(video))
    on('pause', () => this.#stopped())
    on('error', () => this.#set({ hasFailed: true, isPlaying: false }))
    if (video.readyState >= HTMLMediaElement.HAVE_METADATA) this.#begin(video)
    return () => {
      until.abort()
      this.#endRewind()
      if (this.#main === video) this.#main = undefined
    }
  }

  /** The video beside it: silent, and always where the leading one is. */
  readonly attachFollower = (video: HTMLVideoElement | null) => {
    if (!video) return undefined
    this.#follower = video
    video.muted = true
    video.playbackRate = this.#state.rate
    video.currentTime = this.#state.ms / 1000
    if (this.#state.isPlaying) void video.play().catch(() => undefined)
    return () => {
      if (this.#follower === video) this.#follower = undefined
    }
  }

  #apply(video: HTMLVideoElement): void {
    video.playbackRate = this.#state.rate
    video.volume = this.#state.volume
    video.muted = this.#state.isMuted
  }

  #begin(video: HTMLVideoElement): void {
    const durationMs = Number.isFinite(video.duration) ? video.duration * 1000 : 0
    this.#set({ durationMs, hasFailed: false })
    if (this.#state.ms > 0) this.seek(this.#state.ms)
  }

  #note(seconds: number): void {
    this.#set({ ms: seconds * 1000 })
    const follower = this.#follower
    if (follower && Math.abs(follower.currentTime - seconds) > DRIFT_SECONDS) follower.currentTime = seconds
  }

  #started(video: HTMLVideoElement): void {
    this.#set({ isPlaying: true })
    void this.#follower?.play().catch(() => undefined)
    this.#followFrames(video)
  }

  #stopped(): void {
    this.#set({ isPlaying: false })
    this.#follower?.pause()
  }

  /** Where the browser tells each frame that it shows, the time is exact to the frame. */
  #followFrames(video: HTMLVideoElement): void {
    if (!('requestVideoFrameCallback' in video)) return
    video.requestVideoFrameCallback((_, { mediaTime }) => {
      if (this.#main !== video || video.paused) return
      this.#set({ ms: mediaTime * 1000 })
      this.#followFrames(video)
    })
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
    const target = Math.min(Math.max(0, ms), this.#state.durationMs || ms)
    if (this.#main) this.#main.currentTime = target / 1000
    if (this.#follower) this.#follower.currentTime = target / 1000
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
    if (this.#state.isPlaying) this.setRate(after(FASTER, this.#state.rate))
    else {
      this.setRate(1)
      this.play()
    }
  }

  /** J: runs back, and faster each time. No browser plays backwards, so it is sought step by step. */
  backward(): void {
    const speed = this.#rewind ? after(REWINDS, this.#rewind.speed) : 1
    this.pause()
    const back = () => {
      this.skip(-REWIND_STEP_MS * speed)
      if (this.#state.ms <= 0) this.#endRewind()
    }
    this.#rewind = { timer: setInterval(back, REWIND_STEP_MS), speed }
  }

  setRate(rate: number): void {
    for (const video of [this.#main, this.#follower]) if (video) video.playbackRate = rate
    this.#set({ rate })
  }

  setVolume(volume: number): void {
    const isMuted = volume === 0
    if (this.#main) Object.assign(this.#main, { volume, muted: isMuted })
    this.#set({ volume, isMuted })
  }

  toggleMuted(): void {
    const isMuted = !this.#state.isMuted
    if (this.#main) this.#main.muted = isMuted
    this.#set({ isMuted, ...(this.#state.volume === 0 && { volume: 1 }) })
  }

  reload(): void {
    this.#set({ hasFailed: false })
    this.#main?.load()
  }
}
