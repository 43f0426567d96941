/** Beyond this drift the video seeks at once, which shows as a jump. */
const DRIFT_SECONDS = 0.12
/** Tolerance in seconds: less than half a frame at 60 fps. */
const IN_STEP_SECONDS = 0.008
/** The change of rate with which drift is caught up. */
const CATCH_UP = 0.06

type Lead = { currentTime: number; rate: number; isPlaying: boolean }

/** The part of `HTMLVideoElement` that is used. */
export type Following = Pick<
  HTMLVideoElement,
  'currentTime' | 'playbackRate' | 'paused' | 'ended' | 'seeking' | 'volume' | 'muted' | 'play' | 'pause'
>

/** Keeps a second video in sync with the leading one. */
export class SyncedVideo {
  #video: Following | undefined

  attach(video: Following, lead: Lead): void {
    this.#video = video
    this.follow(lead)
    if (lead.isPlaying) this.play()
  }

  detach(video: Following): void {
    if (this.#video === video) this.#video = undefined
  }

  /** Seeks to the leading video's frame while paused; while playing, adjusts the rate until both are in sync. */
  follow({ currentTime, rate, isPlaying }: Lead): void {
    const video = this.#video
    // A seek is pending: repeating it with every frame would keep it from ever ending.
    if (!video || (isPlaying && video.seeking)) return
    const behind = currentTime - video.currentTime
    if (!isPlaying || Math.abs(behind) > DRIFT_SECONDS) {
      if (behind !== 0) video.currentTime = currentTime
      video.playbackRate = rate
      return
    }
    const isInStep = Math.abs(behind) <= IN_STEP_SECONDS
    video.playbackRate = isInStep ? rate : rate * (1 + Math.sign(behind) * CATCH_UP)
    // It had ended or was blocked before the leading video jumped.
    if (video.paused && !video.ended) this.play()
  }

  play(): void {
    void this.#video?.play().catch(() => undefined)
  }

  pause(): void {
    this.#video?.pause()
  }

  seek(seconds: number): void {
    if (this.#video) this.#video.currentTime = seconds
  }

  sound(volume: number, muted: boolean): void {
    if (this.#video) Object.assign(this.#video, { volume, muted })
  }
}
