import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { JobQueue } from '../jobs/queue.ts'
import type { Realtime } from '../realtime/live.ts'

export interface Metrics {
  /** Records an answered request; `route` is a pattern without ids. */
  observe(method: string, route: string, status: number, seconds: number): void
  text(): Promise<string>
}

export function createMetrics(jobs: JobQueue, live: Realtime): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  })
  new Gauge({
    name: 'live_listeners',
    help: 'Open live streams of this process',
    registers: [registry],
    collect() {
      this.set(live.listeners)
    },
  })
  new Gauge({
    name: 'jobs',
    help: 'Jobs by queue and state; failed ones have been given up',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      for (const { queue, waiting, active, failed } of await jobs.counts()) {
        this.set({ queue, state: 'waiting' }, waiting)
        this.set({ queue, state: 'active' }, active)
        this.set({ queue, state: 'failed' }, failed)
      }
    },
  })
  return {
    observe: (method, route, status, seconds) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    text: () => registry.metrics(),
  }
}
