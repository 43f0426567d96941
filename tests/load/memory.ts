import { readFileSync, writeFileSync } from 'node:fs'

const KB = 1024

/** Counts a process's peak from here on; only Linux tells it. */
export function forgetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5')
  } catch {
    // Elsewhere nothing is told later either.
  }
}

/** The resident memory of a process in bytes, now and at its peak; undefined where the system does not tell. */
export function memoryOf(pid: number): { now: number; peak: number } | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const bytesOf = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) * KB
    return { now: bytesOf('VmRSS'), peak: bytesOf('VmHWM') }
  } catch {
    return undefined
  }
}
