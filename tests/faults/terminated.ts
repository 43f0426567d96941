import { setTimeout as pause } from 'node:timers/promises'
import type { Figure } from '../load/figures.ts'
import { freePort } from '../support/free-port.ts'
import { LiveStream } from '../support/live-stream.ts'
import { RpcClient } from '../support/rpc-client.ts'
import { ServerProcess } from '../support/running-server.ts'
import { count } from './counted.ts'
import { begin, type Sending, sendSlowly, submit } from './in-flight.ts'
import { makePeople } from './people.ts'
import type { Place } from './place.ts'
import { quiet } from './servers.ts'

interface Size {
  rounds: number
  calls: number
  uploads: number
  streams: number
}

/** F6: a process is asked to stop in the middle of calls, uploads and streams, and leaves nobody without an answer. */
export async function terminatedInFlight(place: Place, size: Size): Promise<Figure[]> {
  const [person] = await makePeople(place, 1)
  const rounds: Seen[] = []
  for (let round = 0; round < size.rounds; round++)
    rounds.push(await terminate(place, size, person?.cookie ?? ''))
  const sum = (of: (seen: Seen) => number) => rounds.reduce((total, seen) => total + of(seen), 0)
  const inFlight = size.calls + size.uploads + size.streams
  return [
    {
      what: 'calls, uploads and streams in flight',
      unit: '',
      values: [inFlight],
      bar: { atLeast: inFlight },
    },
    count(
      'calls reset or refused',
      sum(seen => seen.calls.filter(status => status !== 200).length),
    ),
    count(
      'uploads reset or refused',
      sum(seen => seen.uploads.filter(status => status !== 204).length),
    ),
    count(
      'streams left open',
      sum(seen => seen.streamsOpen),
    ),
    count(
      'still said to be ready',
      sum(seen => (seen.readiness === 503 ? 0 : 1)),
    ),
    count(
      'exit codes other than 0',
      sum(seen => (seen.code === 0 ? 0 : 1)),
    ),
    {
      what: 'from SIGTERM to the end',
      unit: 's',
      values: rounds.map(seen => seen.seconds),
      bar: { atMost: 10 },
    },
  ]
}

interface Seen {
  calls: number[]
  uploads: number[]
  streamsOpen: number
  readiness: number
  code: number | null
  seconds: number
}

async function terminate(place: Place, size: Size, cookie: string): Promise<Seen> {
  const port = await freePort()
  const server = new ServerProcess({ ...place.env, ...quiet, ...inProduction(port) }, port)
  await server.ready()
  const client = new RpcClient(server.origin)
  client.jar.set('session', cookie)
  const { id: projectId } = await client.call('dashboard.projects.create', { title: 'In viaggio' })
  // A person has so many streams at most.
  const streams = Array.from({ length: size.streams }, () => new LiveStream(client))
  await Promise.all(streams.map(({ opened }) => opened))
  const places = await Promise.all(Array.from({ length: size.uploads }, () => begin(client, projectId)))
  const uploads = places.map(path => sendSlowly(client, path))
  const calls = Array.from({ length: size.calls }, (_, index) => submit(server.origin, index))
  await Promise.all([...calls, ...uploads].map(({ sent }) => sent))
  const began = performance.now()
  const ended = server
    .signal('SIGTERM')
    .then(({ code }) => ({ code, seconds: (performance.now() - began) / 1000 }))
  await pause(100)
  const readiness = await fetch(`${server.origin}/readyz`).then(
    ({ status }) => status,
    () => 503,
  )
  const statuses = (all: Sending[]) => Promise.all(all.map(({ answered }) => answered))
  const seen = { calls: await statuses(calls), uploads: await statuses(uploads), readiness, ...(await ended) }
  let streamsOpen = streams.length
  for (const stream of streams) void stream.ended.then(() => streamsOpen--)
  await pause(100)
  return { ...seen, streamsOpen }
}

/** As it is run in earnest: with the second in which the balancer may find out. */
const inProduction = (port: number) => ({
  NODE_ENV: 'production',
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  SECRET_KEY: 'a secret of the experiments, long enough',
  PAYMENT_PROVIDER: 'simulated',
  LIMITS: '10000',
})
