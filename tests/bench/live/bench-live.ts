import { randomUUID } from 'node:crypto'
import { createLog } from 'server/platform/log/log'
import { Realtime } from 'server/platform/realtime/live'
import type { Environment } from '../../resilience/environment.ts'
import { makePeople } from '../../resilience/people.ts'
import { serverOn, serversOn } from '../../resilience/servers.ts'
import { LiveStream } from '../../support/live-stream.ts'
import type { ServerProcess } from '../../support/processes/running-server.ts'
import { RpcClient } from '../../support/rpc-client.ts'
import { type Figure, figure, percentile, report } from '../figures.ts'
import { memoryOf } from '../memory.ts'
import { readNumbers } from '../options.ts'
import { withPostgres } from '../with-postgres.ts'

const KILO = 1000
const STREAMS_EACH = 10
const OPENED_AT_ONCE = 50
/** Time for an idle process to collect its garbage. */
const SETTLE_MS = 20_000
const EVENTS = 100
const LOOK_MS = 1
const ARRIVAL_MAX_MS = 10_000

type Person = { id: string; cookie: string }

function listen(server: ServerProcess | undefined, { cookie }: Person): LiveStream {
  if (!server) throw new Error('No server runs.')
  return new LiveStream(RpcClient.withSession(server.origin, cookie))
}

/** Returns the time at which a stream received the event with this id. @throws Error after 10 s. */
async function arrivalMs(stream: LiveStream, id: string): Promise<number> {
  const until = performance.now() + ARRIVAL_MAX_MS
  while (performance.now() < until) {
    if (stream.events.at(-1)?.ids.id === id) return performance.now()
    await new Promise(resolve => setTimeout(resolve, LOOK_MS))
  }
  throw new Error('An event did not arrive.')
}

async function openAll(count: number, open: (environment: number) => LiveStream): Promise<LiveStream[]> {
  const streams: LiveStream[] = []
  while (streams.length < count) {
    const some = Array.from({ length: Math.min(OPENED_AT_ONCE, count - streams.length) }, (_, index) =>
      open(streams.length + index),
    )
    await Promise.all(some.map(stream => stream.opened))
    streams.push(...some)
  }
  return streams
}

const settled = () => new Promise<void>(resolve => setTimeout(resolve, SETTLE_MS))

/** Measures the memory of idle streams. */
async function idleCost(environment: Environment, people: Person[], streams: number): Promise<Figure> {
  const server = await serverOn(environment)
  const memory = () => memoryOf(server.pid)?.now ?? Number.NaN
  const person = (at: number) => people[at % people.length] ?? { id: '', cookie: '' }
  try {
    // The first streams load code and buffers that exist only once.
    const warm = await openAll(OPENED_AT_ONCE, at => listen(server, person(at)))
    await settled()
    const before = memory()
    const open = await openAll(streams, at => listen(server, person(at)))
    await settled()
    const cost = (memory() - before) / KILO / streams
    for (const stream of [...warm, ...open]) stream.close()
    return figure(`an idle stream of ${streams}`, 'kB', cost, { atMost: 40 })
  } finally {
    await server.signal('SIGKILL')
  }
}

/** Measures the delay from the commit to every screen of every user, on two processes. */
async function delay(environment: Environment, people: Person[], screens: number): Promise<Figure> {
  const { servers, stop } = await serversOn(environment, 2)
  const store = await environment.open()
  const live = new Realtime(store, createLog('silent'))
  const person = (at: number) => people[at % people.length] ?? { id: '', cookie: '' }
  const arrived: number[] = []
  try {
    const streams = await openAll(screens, at => listen(servers[at % servers.length], person(at)))
    for (let event = 0; event < EVENTS; event++) {
      const id = randomUUID()
      const heard = Promise.all(streams.map(stream => arrivalMs(stream, id)))
      const userIds = people.map(one => one.id)
      const told = await store.db
        .transaction()
        .execute(trx => live.publish(trx, [{ userIds, topic: 'notification', ids: { id } }]))
      live.announce(told)
      const committed = performance.now()
      arrived.push(...(await heard).map(moment => Math.max(0, moment - committed)))
    }
    for (const stream of streams) stream.close()
    await live.stop()
    const what = `an event reaches ${screens} screens on two processes, 95th percentile`
    return figure(what, 'ms', percentile(arrived, 0.95), { atMost: 150 })
  } finally {
    await store.close()
    await stop()
  }
}

/** Measures memory and delay of live streams. */
export async function benchLive(options: string[]): Promise<boolean> {
  const { streams, screens } = readNumbers(options, { streams: 1000, screens: 200 })
  return withPostgres({}, async ({ environment }) => {
    const people = await makePeople(environment, Math.ceil((streams + OPENED_AT_ONCE) / STREAMS_EACH))
    const few = people.slice(0, Math.ceil(screens / STREAMS_EACH))
    return report('live', [
      await idleCost(environment, people, streams),
      await delay(environment, few, screens),
    ])
  })
}
