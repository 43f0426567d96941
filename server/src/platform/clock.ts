/** Source of the current time; tests can set it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export const after = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds)

/** Returns the time for a new row of a list: after its newest one, since the clocks of processes differ. */
export const laterThan = (newest: Date | undefined, now: Date): Date =>
  newest && newest >= now ? after(newest, 1) : now

export const sleep = (milliseconds: number): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, milliseconds)
  })

/** Longer than the work behind any answer that must not reveal whether an account exists. */
const MIN_DURATION_MS = 200

/**
 * Resolves no sooner than `MIN_DURATION_MS`, so that response time does not reveal whether an account exists
 * (docs/decisions/sign-up-does-not-tell.md). Rejections are not delayed: they depend on the input only.
 */
export async function withMinimumDuration<T>(task: Promise<T>): Promise<T> {
  const [result] = await Promise.all([task, sleep(MIN_DURATION_MS)])
  return result
}
