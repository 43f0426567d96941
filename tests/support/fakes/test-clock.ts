import type { Clock } from 'server/platform/clock'

/** A clock that runs as the real one does and can be put forward. */
export class TestClock implements Clock {
  #aheadMs = 0

  now(): Date {
    return new Date(Date.now() + this.#aheadMs)
  }

  advance(milliseconds: number): void {
    this.#aheadMs += milliseconds
  }
}
