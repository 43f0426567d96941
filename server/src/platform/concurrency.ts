import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from 'shared/errors/app-error'
import { sleep } from './clock.ts'

interface BoundedQueueOptions {
  concurrency: number
  maxWaiting: number
}

const RETRY_AFTER_SECONDS = 2

/** Queues `task` and runs it in order of arrival. */
type BoundedQueue = <T>(task: () => Promise<T>) => Promise<T>

/**
 * Creates a queue for work that needs much memory or CPU. Calls beyond `maxWaiting` are refused.
 * @throws AppError `UNAVAILABLE` with `Retry-After`, from the returned function, if the queue is full.
 */
export function createBoundedQueue({ concurrency, maxWaiting }: BoundedQueueOptions): BoundedQueue {
  let running = 0
  const waiting: (() => void)[] = []
  return async task => {
    if (running < concurrency) running++
    else if (waiting.length < maxWaiting) await new Promise<void>(resolve => waiting.push(resolve))
    else throw new AppError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

const PAUSE_MS = 10
/** Maximum batch size: index lookups that one statement answers in a few milliseconds. */
const MAX_BATCH = 1000

/**
 * Collects names and processes them in batches, with a pause after each batch. The first name starts a batch at once;
 * names added meanwhile form the next one.
 */
export class Batches {
  readonly #waiting = new Set<string>()
  readonly #work: (names: string[]) => Promise<void>
  #running: Promise<void> | undefined

  /** @param work processes a batch; must not reject. */
  constructor(work: (names: string[]) => Promise<void>) {
    this.#work = work
  }

  add(names: Iterable<string>): void {
    for (const name of names) this.#waiting.add(name)
    if (this.#waiting.size > 0) this.#running ??= this.#run()
  }

  /** Waits until no batch is left, at most `longestMs`. */
  async idle(longestMs: number): Promise<void> {
    await Promise.race([this.#running, pause(longestMs, undefined, { ref: false })])
  }

  async #run(): Promise<void> {
    while (this.#waiting.size > 0) {
      const batch = [...this.#waiting].slice(0, MAX_BATCH)
      for (const name of batch) this.#waiting.delete(name)
      await this.#work(batch)
      await sleep(PAUSE_MS)
    }
    this.#running = undefined
  }
}

/** Creates a single-flight function: concurrent calls with one key share one execution and its result. */
export function createSingleFlight<Answer>(): (key: string, task: () => Promise<Answer>) => Promise<Answer> {
  const flights = new Map<string, Promise<Answer>>()
  return (key, task) => {
    const begun = flights.get(key)
    if (begun) return begun
    const flight = task().finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }
}
