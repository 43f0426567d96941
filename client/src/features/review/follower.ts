/** Beyond this it is put right at once, which is seen as a jump. */
const DRIFT_SECONDS = 0.12
/** Less than half a frame at sixty frames a second: nobody sees it. */
const IN_STEP_SECONDS = 0.008
/** How much faster or slower it plays until it is in step again. */
const CATCH_UP = 0.06

interface Lead {
  currentTime: number
  rate: number
  isPlaying: boolean
}

/** What is needed of a video. */
export type Following = Pick<
  HTMLVideoElement,
  'currentTime' | 'playbackRate' | 'paused' | 'ended' | 'seeking' | 'volume' | 'muted' | 'play' | 'pause'
>

/** A video that plays beside or over another one, always where that is. */
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

  /** Where the leading one stands still, on the same frame; while it plays, a little faster or slower until it is. */
  follow({ currentTime, rate, isPlaying }: Lead): void {
    const video = this.#video
    // On its way already: asked again with every frame, it would never arrive.
    if (!video || (isPlaying && video.seeking)) return
    const behind = currentTime - video.currentTime
    if (!isPlaying || Math.abs(behind) > DRIFT_SECONDS) {
      if (behind !== 0) video.currentTime = currentTime
      video.playbackRate = rate
      return
    }
    const isInStep = Math.abs(behind) <= IN_STEP_SECONDS
    video.playbackRate = isInStep ? rate : rate * (1 + Math.sign(behind) * CATCH_UP)
    // It has ended, or was kept back, before a jump of the leading one.
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
