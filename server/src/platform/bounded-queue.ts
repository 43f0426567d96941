import { AppError } from 'shared/errors/app-error'

export interface BoundedQueueOptions {
  /** How many pieces of work run at the same time. */
  concurrency: number
  /** How many may wait for their turn. */
  maxWaiting: number
  /** What a refused caller is told to wait. */
  retryAfterSeconds?: number
}

/** Runs `work` when it is its turn, first come, first served. */
export type BoundedQueue = <T>(work: () => Promise<T>) => Promise<T>

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
  return async work => {
    if (running < concurrency) running++
    else if (waiting.length < maxWaiting) await new Promise<void>(resolve => waiting.push(resolve))
    else throw new AppError('UNAVAILABLE', { retryAfterSeconds })
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
