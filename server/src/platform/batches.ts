import { setTimeout as pause } from 'node:timers/promises'
import { sleep } from './clock.ts'

const PAUSE_MS = 10
/** As many probes of an index as one statement answers in a few milliseconds. */
const MOST_AT_ONCE = 1000

/**
 * Collects names and works on them, one batch at a time with a pause after each: the first is worked on at once, and
 * what comes meanwhile goes together into the next batch.
 */
export class Batches {
  readonly #waiting = new Set<string>()
  readonly #work: (names: string[]) => Promise<void>
  #running: Promise<void> | undefined

  /** @param work never rejects. */
  constructor(work: (names: string[]) => Promise<void>) {
    this.#work = work
  }

  add(names: Iterable<string>): void {
    for (const name of names) this.#waiting.add(name)
    if (this.#waiting.size > 0) this.#running ??= this.#run()
  }

  /** Waits until nothing is left, `longestMs` at most. */
  async idle(longestMs: number): Promise<void> {
    await Promise.race([this.#running, pause(longestMs, undefined, { ref: false })])
  }

  async #run(): Promise<void> {
    while (this.#waiting.size > 0) {
      const batch = [...this.#waiting].slice(0, MOST_AT_ONCE)
      for (const name of batch) this.#waiting.delete(name)
      await this.#work(batch)
      await sleep(PAUSE_MS)
    }
    this.#running = undefined
  }
}
