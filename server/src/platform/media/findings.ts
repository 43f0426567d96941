import type { Frame } from 'node-av/lib'
import { frameRateOf } from 'shared/deliverables/frame-rate'
import type { MediaFacts } from 'shared/deliverables/media-facts'
import type { Finding, MediaResult } from 'shared/deliverables/media-results'

/** Below it there is nothing to hear. */
const SILENT_LUFS = -69
/** Above it the peaks between the samples are cut off by what plays them. */
const CLIPPING_DB = -0.1
/** Shorter ones are cuts: the filter notes black however long it lasts. */
const LEAST_SECONDS = 1
const MOST_STRETCHES = 50

const usualRates = ['24000/1001', '24/1', '25/1', '30000/1001', '30/1', '50/1', '60000/1001', '60/1']

const marks = {
  black: { start: 'lavfi.black_start', end: 'lavfi.black_end' },
  frozen: { start: 'lavfi.freezedetect.freeze_start', end: 'lavfi.freezedetect.freeze_end' },
} as const

/** Stretches that the filters write into the frames at which they notice a beginning or an end. */
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
    if (fromSeconds === undefined || toSeconds - fromSeconds < LEAST_SECONDS) return
    if (this.#found.length < MOST_STRETCHES) this.#found.push({ kind, fromSeconds, toSeconds })
  }

  /** All of them, one that lasts to the end too; black is not called frozen as well. */
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

/** What is to be said of a film as a whole. */
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
