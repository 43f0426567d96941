import { setTimeout as pause } from 'node:timers/promises'

/** Waits until `holds` is true. @throws Error after `patienceMs`. */
export async function until(holds: () => boolean | Promise<boolean>, patienceMs = 120_000): Promise<void> {
  for (const deadline = Date.now() + patienceMs; !(await holds()); await pause(5))
    if (Date.now() > deadline) throw new Error(`Not within ${patienceMs} ms: ${holds}`)
}
