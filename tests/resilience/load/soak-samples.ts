import { memoryOf } from '../../bench/memory.ts'
import type { ServerProcess } from '../../support/processes/running-server.ts'

const MINUTE_MS = 60_000

/** State of a process at one moment. */
export interface Sample {
  atMs: number
  memoryBytes: number
  lagMs: number
  handles: number
}

export async function sampleOf(server: ServerProcess): Promise<Sample> {
  const text = await (await fetch(`${server.origin}/metrics`)).text()
  const figureOf = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  return {
    atMs: performance.now(),
    memoryBytes: memoryOf(server.pid)?.now ?? figureOf('process_resident_memory_bytes'),
    lagMs: figureOf('nodejs_eventloop_lag_p99_seconds') * 1000,
    handles: figureOf('nodejs_active_resources_total'),
  }
}

/** Returns the growth of memory in bytes per minute, by least squares. */
export function slopeOf(samples: Sample[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const at = mean(samples.map(({ atMs }) => atMs))
  const bytes = mean(samples.map(({ memoryBytes }) => memoryBytes))
  const shared = mean(samples.map(sample => (sample.atMs - at) * (sample.memoryBytes - bytes)))
  const spread = mean(samples.map(sample => (sample.atMs - at) ** 2))
  return (shared / spread) * MINUTE_MS
}

/** Returns the rise between the minima of both halves, so that short peaks do not count. */
export function gainOf(values: number[]): number {
  const half = Math.floor(values.length / 2)
  return Math.min(...values.slice(half)) - Math.min(...values.slice(0, half))
}
