/** Frames in a second as a fraction: 29.97 is 30000/1001, which no decimal says. */
export interface FrameRate {
  readonly frames: number
  readonly seconds: number
}

/** What a video is shot with here; taken where a version does not tell. */
export const DEFAULT_FRAME_RATE: FrameRate = { frames: 25, seconds: 1 }

/** How far a rate that was counted, or written with two or three digits, lies from the one that is meant. */
const NEAR = 0.006

/**
 * The rate that is meant by a decimal: a whole one (25), one of NTSC (23.976, 29.97, 59.94: a whole one over 1.001), or
 * what was counted, to a thousandth.
 */
export function frameRateOf(decimal: number | null | undefined): FrameRate {
  if (!decimal || decimal <= 0) return DEFAULT_FRAME_RATE
  const whole = Math.round(decimal)
  if (Math.abs(decimal - whole) < NEAR && whole > 0) return { frames: whole, seconds: 1 }
  const ntsc = Math.round(decimal * 1.001)
  if (Math.abs(decimal - ntsc / 1.001) < NEAR && ntsc > 0) return { frames: ntsc * 1000, seconds: 1001 }
  return { frames: Math.max(1, Math.round(decimal * 1000)), seconds: 1000 }
}

/** Frames in a second of timecode: 30 at 29.97, 24 at 23.976. */
export const nominalRate = ({ frames, seconds }: FrameRate): number =>
  Math.max(1, Math.round(frames / seconds))

/** The numbers that drop-frame skips at the start of each minute but every tenth: only 29.97 and 59.94 have it. */
export const numbersDropped = ({ frames, seconds }: FrameRate): number =>
  seconds === 1001 && (frames === 30_000 || frames === 60_000) ? frames / 15_000 : 0
