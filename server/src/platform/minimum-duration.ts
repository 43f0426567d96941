import { sleep } from './clock.ts'

/** Longer than the work behind any answer that must not reveal whether an account exists. */
const MIN_DURATION_MS = 200

/**
 * Resolves no sooner than `MIN_DURATION_MS`, so that response time does not reveal whether an account exists
 * (docs/decisions/sign-up-does-not-tell.md). Rejections are not delayed: they depend on the input only.
 */
export async function withMinimumDuration<T>(tx: Promise<T>): Promise<T> {
  const [result] = await Promise.all([tx, sleep(MIN_DURATION_MS)])
  return result
}
