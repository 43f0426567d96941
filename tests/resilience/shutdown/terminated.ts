import { setTimeout as pause } from 'node:timers/promises'
import { count, type Figure, figure } from '../../bench/figures.ts'
import { LiveStream } from '../../support/live-stream.ts'
import { freePort } from '../../support/processes/free-port.ts'
import { ServerProcess } from '../../support/processes/running-server.ts'
import { RpcClient } from '../../support/rpc-client.ts'
import { waitUntil } from '../../support/wait-for.ts'
import type { Environment } from '../environment.ts'
import { makePeople } from '../people.ts'
import { isReady, noMailEnv } from '../servers.ts'
import {
  begin,
  fetchSlowly,
  keepAsking,
  type Sending,
  sendSlowly,
  submit,
  uploadLargeFile,
} from './in-flight.ts'

interface Size {
  rounds: number
  calls: number
  uploads: number
  downloads: number
  /** Number of connections that are kept alive over several requests. */
  kept: number
  streams: number
}

/** F6: stops a process during calls, uploads, downloads and streams. Each request receives its answer. */
export async function terminatedInFlight(environment: Environment, size: Size): Promise<Figure[]> {
  const [person] = await makePeople(environment, 1)
  const rounds: Seen[] = []
  for (let round = 0; round < size.rounds; round++)
    rounds.push(await terminate(environment, size, person?.cookie ?? ''))
  const sum = (of: (seen: Seen) => number) => rounds.reduce((total, seen) => total + of(seen), 0)
  const otherThan = (expected: number, kind: 'calls' | 'uploads' | 'downloads' | 'kept') =>
    sum(seen => seen[kind].filter(status => status !== expected).length)
  const { calls, uploads, downloads, kept, streams } = size
  const inFlight = calls + uploads + downloads + kept + streams
  return [
    figure('calls, uploads, downloads, kept connections and streams in flight', '', inFlight, {
      atLeast: inFlight,
    }),
    count('calls reset or refused', otherThan(200, 'calls')),
    count('uploads reset or refused', otherThan(204, 'uploads')),
    count('downloads cut', otherThan(200, 'downloads')),
    count('kept connections reset', otherThan(200, 'kept')),
    count(
      'streams left open',
      sum(seen => seen.streamsOpen),
    ),
    figure(
      'from SIGTERM to "not ready"',
      's',
      rounds.map(seen => seen.unreadySeconds),
      { atMost: 1 },
    ),
    count('exit codes other than 0', rounds.filter(({ code }) => code !== 0).length),
    figure(
      'from SIGTERM to the end',
      's',
      rounds.map(seen => seen.seconds),
      { atMost: 10 },
    ),
  ]
}

interface Seen {
  calls: number[]
  uploads: number[]
  downloads: number[]
  kept: number[]
  streamsOpen: number
  unreadySeconds: number
  code: number | null
  seconds: number
}

async function terminate(environment: Environment, size: Size, cookie: string): Promise<Seen> {
  const port = await freePort()
  const server = new ServerProcess({ ...environment.env, ...noMailEnv, ...inProduction(port) }, port)
  await server.ready()
  const client = RpcClient.withSession(server.origin, cookie)
  const { id: projectId } = await client.call('dashboard.projects.create', { title: 'In viaggio' })
  // Maximum number of streams per user.
  const streams = Array.from({ length: size.streams }, () => new LiveStream(client))
  await Promise.all(streams.map(({ opened }) => opened))
  const places = await Promise.all(Array.from({ length: size.uploads }, () => begin(client, projectId)))
  const file = await uploadLargeFile(client, projectId)
  const times = (count: number, begun: (index: number) => Sending) =>
    Array.from({ length: count }, (_, index) => begun(index))
  const kept = times(size.kept, () => keepAsking(server.origin))
  const downloads = times(size.downloads, () => fetchSlowly(client, file))
  await Promise.all([...kept, ...downloads].map(({ sent }) => sent))
  const uploads = places.map(path => sendSlowly(client, path))
  const calls = times(size.calls, index => submit(server.origin, index))
  await Promise.all([...calls, ...uploads].map(({ sent }) => sent))
  const began = performance.now()
  const ended = server
    .signal('SIGTERM')
    .then(({ code }) => ({ code, seconds: (performance.now() - began) / 1000 }))
  await waitUntil(async () => !(await isReady(server.origin)))
  const unreadySeconds = (performance.now() - began) / 1000
  const statuses = (all: Sending[]) => Promise.all(all.map(({ answered }) => answered))
  const answers = {
    calls: await statuses(calls),
    uploads: await statuses(uploads),
    downloads: await statuses(downloads),
    kept: await statuses(kept),
  }
  const seen = { ...answers, unreadySeconds, ...(await ended) }
  let streamsOpen = streams.length
  for (const stream of streams) void stream.ended.then(() => streamsOpen--)
  await pause(100)
  return { ...seen, streamsOpen }
}

/** Production settings, with the delay in which the balancer notices the shutdown. */
const inProduction = (port: number) => ({
  NODE_ENV: 'production',
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  SECRET_KEY: 'a secret of the experiments, long enough',
  PAYMENT_PROVIDER: 'simulated',
  CHARGE_RULE: 'deposit',
  VAT_RULE: 'statutory',
  LIMITS: 'on',
  TRUST_PROXY: '1',
})
