import { setTimeout as pause } from 'node:timers/promises'

const PATIENCE_MS = 180_000
const FIRST_PAUSE_MS = 25
const MAX_PAUSE_MS = 400

/** Repeats a check until it holds, for effects of jobs. The interval grows, because checking slows down the server. */
export async function waitFor(check: () => Promise<void>, timeoutMs = PATIENCE_MS): Promise<void> {
  const deadline = Date.now() + timeoutMs
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 1.5, MAX_PAUSE_MS)) {
    try {
      await check()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
    }
    await pause(pauseMs)
  }
}

/** Waits until `holds` is true. @throws Error after `timeoutMs`. */
export async function waitUntil(holds: () => boolean | Promise<boolean>, timeoutMs = 120_000): Promise<void> {
  for (const deadline = Date.now() + timeoutMs; !(await holds()); await pause(5))
    if (Date.now() > deadline) throw new Error(`Not within ${timeoutMs} ms: ${holds}`)
}
