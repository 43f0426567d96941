import { setTimeout as pause } from 'node:timers/promises'

/** Waits until `holds` is true. @throws Error after `timeoutMs`. */
export async function waitUntil(holds: () => boolean | Promise<boolean>, timeoutMs = 120_000): Promise<void> {
  for (const deadline = Date.now() + timeoutMs; !(await holds()); await pause(5))
    if (Date.now() > deadline) throw new Error(`Not within ${timeoutMs} ms: ${holds}`)
}
