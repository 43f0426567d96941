import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { count, type Figure, figure } from '../../bench/figures.ts'
import { memoryOf } from '../../bench/memory.ts'
import { startMailServer } from '../../support/fakes/mail-server.ts'
import { LiveStream } from '../../support/live-stream.ts'
import type { ServerProcess } from '../../support/processes/running-server.ts'
import { RpcClient } from '../../support/rpc-client.ts'
import { type Environment, withStore } from '../environment.ts'
import { makePeople } from '../people.ts'
import { serverOn } from '../servers.ts'
import { Day } from './soak-day.ts'

const MINUTE_MS = 60_000

/** State of a process at one moment. */
interface Sample {
  atMs: number
  memoryBytes: number
  lagMs: number
  handles: number
}

async function sampleOf(server: ServerProcess): Promise<Sample> {
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
function slopeOf(samples: Sample[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const at = mean(samples.map(({ atMs }) => atMs))
  const bytes = mean(samples.map(({ memoryBytes }) => memoryBytes))
  const shared = mean(samples.map(sample => (sample.atMs - at) * (sample.memoryBytes - bytes)))
  const spread = mean(samples.map(sample => (sample.atMs - at) ** 2))
  return (shared / spread) * MINUTE_MS
}

/** Returns the rise between the minima of both halves, so that short peaks do not count. */
function gainOf(values: number[]): number {
  const half = Math.floor(values.length / 2)
  return Math.min(...values.slice(half)) - Math.min(...values.slice(0, half))
}

const MB = 1024 * 1024
const SAMPLES = 60
const MAX_WARM_UP_MS = 15 * MINUTE_MS
/** Maximum of unfinished jobs at the end: the most recent and the scheduled ones. */
const WAITING_JOBS = 50

interface Size {
  minutes: number
  perSecond: number
  streams: number
}

/** F25: applies an ordinary load for the given minutes. Nothing grows, and nothing fails. */
export async function soak(environment: Environment, size: Size): Promise<Figure[]> {
  const people = await makePeople(environment, size.streams)
  const mailServer = await startMailServer()
  const server = await serverOn(environment, { SMTP_URL: mailServer.url })
  const clients = people.map(({ cookie }) => RpcClient.withSession(server.origin, cookie))
  let seen: { samples: Sample[]; day: Day; cut: number }
  try {
    seen = await live(server, clients, size)
  } finally {
    await server.signal('SIGTERM')
    await mailServer.stop()
  }
  return figuresOf(seen, size, await rowsOf(environment))
}

async function live(server: ServerProcess, clients: RpcClient[], { minutes, perSecond }: Size) {
  const streams = clients.map(client => new LiveStream(client))
  await Promise.all(streams.map(({ opened }) => opened))
  let cut = 0
  let leaving = false
  for (const stream of streams) void stream.ended.then(() => leaving || cut++)
  const day = new Day(clients, perSecond)
  await day.prepare()
  day.begin()
  const samples: Sample[] = []
  const began = performance.now()
  for (let taken = 1; taken <= SAMPLES; taken++) {
    await pause(Math.max(0, (minutes * MINUTE_MS * taken) / SAMPLES - (performance.now() - began)))
    samples.push(await sampleOf(server))
  }
  await day.end()
  leaving = true
  for (const stream of streams) stream.close()
  return { samples, day, cut }
}

const rowsOf = (environment: Environment) =>
  withStore(environment, async ({ db }) => {
    const { rows } = await sql<{ jobs: number; waiting: number; dead: number; events: number }>`
      select (select count(*)::integer from pgboss.job) as jobs,
        (select count(*)::integer from pgboss.job
          where state in ('created', 'retry', 'active') and name <> 'dead-letters') as waiting,
        (select count(*)::integer from pgboss.job where name = 'dead-letters') as dead,
        (select count(*)::integer from live_events) as events`.execute(db)
    const [first] = rows
    if (!first) throw new Error('Nothing was counted.')
    return first
  })

function figuresOf(
  { samples, day, cut }: { samples: Sample[]; day: Day; cut: number },
  { minutes, perSecond }: Size,
  rows: Awaited<ReturnType<typeof rowsOf>>,
): Figure[] {
  const whole = (samples.at(-1)?.atMs ?? 0) - (samples[0]?.atMs ?? 0)
  const warmUp = (samples[0]?.atMs ?? 0) + Math.min(MAX_WARM_UP_MS, whole / 3)
  const warm = samples.filter(({ atMs }) => atMs >= warmUp)
  const memories = warm.map(({ memoryBytes }) => memoryBytes / MB)
  return [
    figure('calls', '', day.asked, { atLeast: Math.floor(minutes * 60 * perSecond * 0.95) }),
    count('answers of 5xx, and lines cut', day.failed.length),
    count('live streams cut', cut),
    figure('memory', 'MB', memories, { atMost: 600 }),
    figure('memory gained a minute after the warm-up', 'MB', slopeOf(warm) / MB, { atMost: 1 }),
    figure(
      'event loop, 99th percentile of its lag',
      'ms',
      warm.map(({ lagMs }) => lagMs),
      { atMost: 100 },
    ),
    figure('open handles gained after the warm-up', 'handles', gainOf(warm.map(({ handles }) => handles)), {
      atMost: 10,
    }),
    count('jobs that wait at the end', rows.waiting, WAITING_JOBS),
    count('dead letters', rows.dead),
    // Two mails per form, one removal per file, and scheduled jobs.
    count('rows of jobs', rows.jobs, day.asked / 5 + 200),
    count('rows of live events', rows.events, day.asked / 2 + 200),
  ]
}
