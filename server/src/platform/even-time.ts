import { sleep } from './clock.ts'

/** Longer than the work behind any answer that must not tell whether an address is known. */
const EVEN_MS = 200

/**
 * Waits with the answer, so that its time does not tell what was done for it, in the request or in a job that it set
 * off (docs/decisions/sign-up-does-not-tell.md). A refusal comes at once: it depends on the input alone.
 */
export async function inEvenTime<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, sleep(EVEN_MS)])
  return result
}
