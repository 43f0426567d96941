import { readFileSync, writeFileSync } from 'node:fs'

const KB = 1024

/** Resets the recorded peak of a process's memory. Linux only. */
export function forgetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5')
  } catch {
    // Other systems report no peak either.
  }
}

/** Returns the resident memory of a process in bytes, now and at its peak; undefined outside Linux. */
export function memoryOf(pid: number): { now: number; peak: number } | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const bytesOf = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) * KB
    return { now: bytesOf('VmRSS'), peak: bytesOf('VmHWM') }
  } catch {
    return undefined
  }
}
