import type { Frame } from 'node-av/lib'

/** A picture darker than this, of 255, tells nothing. */
const DARK = 40
const MOMENTS = [0.1, 0.25, 0.5, 0.75]
const SAMPLE_EVERY = 997

/** Chooses the frame that stands for a film: an early one that is not dark, else the last that was looked at. */
export class PosterChoice {
  readonly #moments: number[]
  #isFound = false

  constructor(durationSeconds: number) {
    this.#moments = MOMENTS.map(part => part * durationSeconds)
  }

  /** Whether this frame is to be taken, in place of one that was taken before. */
  takes(frame: Frame, atSeconds: number): boolean {
    const [next] = this.#moments
    if (this.#isFound || next === undefined || atSeconds < next) return false
    this.#moments.shift()
    this.#isFound = brightnessOf(frame) >= DARK
    return true
  }
}

function brightnessOf(frame: Frame): number {
  const plane = frame.data?.[0]
  if (!plane) return 0
  let sum = 0
  let count = 0
  for (let index = 0; index < plane.length; index += SAMPLE_EVERY) {
    sum += plane[index] ?? 0
    count++
  }
  return count > 0 ? sum / count : 0
}
