import type { Frame } from 'node-av/lib'
import type { Finding, MediaFacts, MediaResult, Peaks } from 'shared/deliverables/media'
import { frameRateOf } from 'shared/deliverables/timecode'

/** Loudness below which sound counts as silent. */
const SILENT_LUFS = -69
/** Peak level above which playback clips between samples. */
const CLIPPING_DB = -0.1
/** Shorter findings are cuts; the filter reports black of any length. */
const MIN_FINDING_SECONDS = 1
const MAX_STRETCHES = 50

const usualRates = ['24000/1001', '24/1', '25/1', '30000/1001', '30/1', '50/1', '60000/1001', '60/1']

const marks = {
  black: { start: 'lavfi.black_start', end: 'lavfi.black_end' },
  frozen: { start: 'lavfi.freezedetect.freeze_start', end: 'lavfi.freezedetect.freeze_end' },
} as const

/** Collects stretches that filters report as metadata of the frame at which one begins or ends. */
export class Stretches {
  readonly #found: Finding[] = []
  readonly #open = new Map<keyof typeof marks, number>()

  look(frame: Frame): void {
    const words = frame.getMetadata().getAll()
    for (const kind of ['black', 'frozen'] as const) {
      const { start, end } = marks[kind]
      if (words[start] !== undefined) this.#open.set(kind, Number(words[start]))
      if (words[end] !== undefined) this.#close(kind, Number(words[end]))
    }
  }

  #close(kind: keyof typeof marks, toSeconds: number): void {
    const fromSeconds = this.#open.get(kind)
    this.#open.delete(kind)
    if (fromSeconds === undefined || toSeconds - fromSeconds < MIN_FINDING_SECONDS) return
    if (this.#found.length < MAX_STRETCHES) this.#found.push({ kind, fromSeconds, toSeconds })
  }

  /** Returns all stretches, including one that lasts to the end. Black stretches are not also reported as frozen. */
  finish(durationSeconds: number): Finding[] {
    for (const kind of [...this.#open.keys()]) this.#close(kind, durationSeconds)
    const black = this.#found.filter(({ kind }) => kind === 'black')
    return this.#found.filter(
      one =>
        one.kind === 'black' ||
        !black.some(
          other =>
            (other.fromSeconds ?? 0) <= (one.fromSeconds ?? 0) + 1 &&
            (other.toSeconds ?? 0) >= (one.toSeconds ?? 0) - 1,
        ),
    )
  }
}

/** Returns the findings about a video as a whole. */
export function findingsOn(
  { frameRate, isVariableRate, audio }: MediaFacts,
  loudness: MediaResult['loudness'],
  isDamaged: boolean,
): Finding[] {
  const kinds: Finding['kind'][] = []
  const rate = frameRateOf(frameRate.frames / frameRate.seconds)
  if (isVariableRate) kinds.push('variable-rate')
  else if (!usualRates.includes(`${rate.frames}/${rate.seconds}`)) kinds.push('odd-rate')
  if (!audio) kinds.push('no-sound')
  if (loudness && loudness.integratedLufs < SILENT_LUFS) kinds.push('silent')
  if (loudness && loudness.truePeakDb > CLIPPING_DB) kinds.push('clipping')
  if (isDamaged) kinds.push('damaged')
  return kinds.map(kind => ({ kind }))
}

const RATE = 48_000
const MAX_PEAKS = 4000
const MIN_SECONDS = 0.05
const INAUDIBLE_DB = -120

const round = (value: number): number => Math.round(value * 10) / 10

/** Reads loudness and peaks from the frames of the sound graph. */
export class SoundMeter {
  readonly #secondsEach: number
  readonly #peaks: number[] = []
  #samples = 0
  #words: Record<string, string> = {}

  constructor(durationSeconds: number) {
    this.#secondsEach = Math.max(MIN_SECONDS, durationSeconds / MAX_PEAKS)
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

  /** Integrated loudness; null without sound. */
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

/** Brightness, of 255, below which a frame is too dark for a poster. */
const DARK = 40
const MOMENTS = [0.1, 0.25, 0.5, 0.75]
const SAMPLE_EVERY = 997

/** Chooses the poster frame: an early one that is not dark, otherwise the last candidate. */
export class PosterChoice {
  readonly #moments: number[]
  #isFound = false

  constructor(durationSeconds: number) {
    this.#moments = MOMENTS.map(part => part * durationSeconds)
  }

  /** Returns true if this frame replaces the one chosen so far. */
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
