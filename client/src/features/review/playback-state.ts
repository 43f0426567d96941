import { type FilmRange, NO_POINTS, type RangePoints } from 'shared/deliverables/film-range'

/** It does not load; or its sound plays without a picture, which browsers do without a word. */
export type PlaybackFailure = 'load' | 'picture'

/** A size in pixels, as a picture is shown: turned as its file asks. */
export interface Picture {
  width: number
  height: number
}

export interface PlaybackState {
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
  held: FilmRange | null
  isLooping: boolean
  failure: PlaybackFailure | null
  picture: Picture | null
}

/** Before anything has played. */
export const START: PlaybackState = {
  ms: 0,
  durationMs: 0,
  isPlaying: false,
  rate: 1,
  volume: 1,
  isMuted: false,
  isOtherHeard: false,
  points: NO_POINTS,
  held: null,
  isLooping: false,
  failure: null,
  picture: null,
}
