import type { Frame } from 'node-av/lib'
import type { MediaResult, Peaks } from 'shared/deliverables/media-results'

const RATE = 48_000
const MOST_PEAKS = 4000
const LEAST_SECONDS = 0.05
const INAUDIBLE_DB = -120

const round = (value: number): number => Math.round(value * 10) / 10

/** Reads loudness and peaks out of the frames that the sound graph gives. */
export class SoundMeter {
  readonly #secondsEach: number
  readonly #peaks: number[] = []
  #samples = 0
  #words: Record<string, string> = {}

  constructor(durationSeconds: number) {
    this.#secondsEach = Math.max(LEAST_SECONDS, durationSeconds / MOST_PEAKS)
  }

  look(frame: Frame): void {
    const words = frame.getMetadata().getAll()
    if (words['lavfi.r128.I'] !== undefined) this.#words = words
    const each = this.#secondsEach * RATE
    for (const plane of (frame.data ?? []).slice(0, frame.channels)) {
      const samples = new Float32Array(plane.buffer, plane.byteOffset, frame.nbSamples)
      for (let index = 0; index < samples.length; index++) {
        const slot = Math.floor((this.#samples + index) / each)
        const loud = Math.abs(samples[index] ?? 0)
        if (loud > (this.#peaks[slot] ?? -1)) this.#peaks[slot] = loud
      }
    }
    this.#samples += frame.nbSamples
  }

  get peaks(): Peaks {
    const peaks = Array.from(this.#peaks, peak => Math.min(255, Math.round((peak ?? 0) * 255)))
    return { secondsEach: this.#secondsEach, peaks }
  }

  /** Null where there was no sound to measure. */
  get loudness(): MediaResult['loudness'] {
    const { 'lavfi.r128.I': integrated, 'lavfi.r128.LRA': range } = this.#words
    if (integrated === undefined) return null
    const peak = Number(this.#words['lavfi.r128.true_peak'] ?? 0)
    return {
      integratedLufs: round(Math.max(INAUDIBLE_DB, Number(integrated))),
      rangeLu: round(Number(range ?? 0)),
      truePeakDb: round(peak > 0 ? Math.max(INAUDIBLE_DB, 20 * Math.log10(peak)) : INAUDIBLE_DB),
    }
  }
}
