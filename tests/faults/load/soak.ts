import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Figure } from '../../load/figures.ts'
import { MailServer } from '../../support/fakes/mail-server.ts'
import { LiveStream } from '../../support/live-stream.ts'
import { freePort } from '../../support/processes/free-port.ts'
import type { ServerProcess } from '../../support/processes/running-server.ts'
import { RpcClient } from '../../support/rpc-client.ts'
import type { Environment } from '../environment.ts'
import { makePeople } from '../people.ts'
import { count } from '../report.ts'
import { serversOn } from '../servers.ts'
import { Day } from './soak-day.ts'
import { gainOf, type Sample, sampleOf, slopeOf } from './soak-samples.ts'

const MB = 1024 * 1024
const MINUTE_MS = 60_000
const SAMPLES = 60
const LONGEST_WARM_UP_MS = 15 * MINUTE_MS
/** A job that is due is done within seconds: what is left is what came last, and what comes by the clock. */
const WAITING_JOBS = 50

interface Size {
  minutes: number
  perSecond: number
  streams: number
}

/** F25: an ordinary day, for as long as is asked: nothing grows, nothing is refused, nobody waits. */
export async function soak(environment: Environment, size: Size): Promise<Figure[]> {
  const people = await makePeople(environment, size.streams)
  const mailServer = new MailServer(await freePort())
  await mailServer.start()
  const { servers, stop } = await serversOn(environment, 1, {
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
  })
  const [server] = servers
  if (!server) throw new Error('No server.')
  const clients = people.map(({ cookie }) => {
    const client = new RpcClient(server.origin)
    client.jar.set('session', cookie)
    return client
  })
  let seen: { samples: Sample[]; day: Day; cut: number }
  try {
    seen = await live(server, clients, size)
  } finally {
    await server.signal('SIGTERM')
    await stop()
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

async function rowsOf(environment: Environment) {
  const store = await environment.open()
  try {
    const { rows } = await sql<{ jobs: number; waiting: number; dead: number; events: number }>`
      select (select count(*)::integer from pgboss.job) as jobs,
        (select count(*)::integer from pgboss.job
          where state in ('created', 'retry', 'active') and name <> 'dead-letters') as waiting,
        (select count(*)::integer from pgboss.job where name = 'dead-letters') as dead,
        (select count(*)::integer from live_events) as events`.execute(store.db)
    const [first] = rows
    if (!first) throw new Error('Nothing was counted.')
    return first
  } finally {
    await store.close()
  }
}

function figuresOf(
  { samples, day, cut }: { samples: Sample[]; day: Day; cut: number },
  { minutes, perSecond }: Size,
  rows: Awaited<ReturnType<typeof rowsOf>>,
): Figure[] {
  const whole = (samples.at(-1)?.atMs ?? 0) - (samples[0]?.atMs ?? 0)
  const warmUp = (samples[0]?.atMs ?? 0) + Math.min(LONGEST_WARM_UP_MS, whole / 3)
  const warm = samples.filter(({ atMs }) => atMs >= warmUp)
  const memories = warm.map(({ memoryBytes }) => memoryBytes / MB)
  return [
    {
      what: 'asked',
      unit: '',
      values: [day.asked],
      bar: { atLeast: Math.floor(minutes * 60 * perSecond * 0.95) },
    },
    count('answers of 5xx, and lines cut', day.failed.length),
    count('live streams cut', cut),
    { what: 'memory', unit: 'MB', values: memories, bar: { atMost: 600 } },
    {
      what: 'memory gained a minute after the warm-up',
      unit: 'MB',
      values: [slopeOf(warm) / MB],
      bar: { atMost: 1 },
    },
    {
      what: 'event loop, 99th percentile of its lag',
      unit: 'ms',
      values: warm.map(({ lagMs }) => lagMs),
      bar: { atMost: 100 },
    },
    {
      what: 'open handles gained after the warm-up',
      unit: 'handles',
      values: [gainOf(warm.map(({ handles }) => handles))],
      bar: { atMost: 10 },
    },
    count('jobs that wait at the end', rows.waiting, WAITING_JOBS),
    count('dead letters', rows.dead),
    // Two mails for a form, one removal for a file, and what comes by the clock.
    count('rows of jobs', rows.jobs, day.asked / 5 + 200),
    count('rows of live events', rows.events, day.asked / 2 + 200),
  ]
}
