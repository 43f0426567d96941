import { setTimeout as pause } from 'node:timers/promises'

const PATIENCE_MS = 60_000

/** Repeats a check until it holds: for what a job does a moment later. */
export async function eventually(check: () => Promise<void>, patienceMs = PATIENCE_MS): Promise<void> {
  for (const deadline = Date.now() + patienceMs; ; await pause(50)) {
    try {
      await check()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
    }
  }
}
