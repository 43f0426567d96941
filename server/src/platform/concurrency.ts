import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from 'shared/errors/app-error'
import { sleep } from './clock.ts'

interface BoundedQueueOptions {
  /** Number of tasks that run at the same time. */
  concurrency: number
  /** Maximum number of waiting tasks. */
  maxWaiting: number
  /** Seconds that a refused caller is told to wait. */
  retryAfterSeconds?: number
}

/** Runs `work` when it is its turn, first come, first served. */
type BoundedQueue = <T>(tx: () => Promise<T>) => Promise<T>

/**
 * A queue for work that costs memory or a core: a flood of it is refused instead of growing.
 * @throws AppError `UNAVAILABLE` with `Retry-After`, from the returned function, when the queue is full.
 */
export function createBoundedQueue({
  concurrency,
  maxWaiting,
  retryAfterSeconds = 2,
}: BoundedQueueOptions): BoundedQueue {
  let running = 0
  const waiting: (() => void)[] = []
  return async tx => {
    if (running < concurrency) running++
    else if (waiting.length < maxWaiting) await new Promise<void>(resolve => waiting.push(resolve))
    else throw new AppError('UNAVAILABLE', { retryAfterSeconds })
    try {
      return await tx()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

const PAUSE_MS = 10
/** As many probes of an index as one statement answers in a few milliseconds. */
const MAX_CONCURRENT = 1000

/**
 * Collects names and works on them, one batch at a time with a pause after each: the first is worked on at once, and
 * what comes meanwhile goes together into the next batch.
 */
export class Batches {
  readonly #waiting = new Set<string>()
  readonly #work: (names: string[]) => Promise<void>
  #running: Promise<void> | undefined

  /** @param tx never rejects. */
  constructor(tx: (names: string[]) => Promise<void>) {
    this.#work = tx
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
      const batch = [...this.#waiting].slice(0, MAX_CONCURRENT)
      for (const name of batch) this.#waiting.delete(name)
      await this.#work(batch)
      await sleep(PAUSE_MS)
    }
    this.#running = undefined
  }
}

/** Lets what is asked for several times at once be done once: all who ask meanwhile get the same answer. */
export function createSingleFlight<Answer>(): (key: string, tx: () => Promise<Answer>) => Promise<Answer> {
  const flights = new Map<string, Promise<Answer>>()
  return (key, tx) => {
    const begun = flights.get(key)
    if (begun) return begun
    const flight = tx().finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }
}
