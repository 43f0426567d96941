import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { createLive } from 'server/platform/live/live'
import { createLog } from 'server/platform/log/log'
import { type Environment, postgresEnvironment } from '../../faults/environment.ts'
import { makePeople } from '../../faults/people.ts'
import { serversOn } from '../../faults/servers.ts'
import { LiveStream } from '../../support/live-stream.ts'
import { postgresBinaries } from '../../support/processes/find-postgres.ts'
import { startCluster } from '../../support/processes/postgres-cluster.ts'
import type { ServerProcess } from '../../support/processes/running-server.ts'
import { RpcClient } from '../../support/rpc-client.ts'
import { type Figure, report } from '../figures.ts'
import { memoryOf } from '../memory.ts'
import { arrivalMs } from './arrival.ts'

const KILO = 1000
const STREAMS_EACH = 10
const OPENED_AT_ONCE = 50
/** Until the collector of a process that idles has come round. */
const SETTLE_MS = 20_000
const EVENTS = 100

type Person = { id: string; cookie: string }

function listen(server: ServerProcess | undefined, { cookie }: Person): LiveStream {
  if (!server) throw new Error('No server runs.')
  const client = new RpcClient(server.origin)
  client.jar.set('session', cookie)
  return new LiveStream(client)
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

/** What a thousand screens cost that hear nothing. */
async function idleCost(environment: Environment, people: Person[], streams: number): Promise<Figure> {
  const { servers, stop } = await serversOn(environment, 1)
  const memory = () => memoryOf(servers[0]?.pid ?? 0)?.now ?? Number.NaN
  const person = (at: number) => people[at % people.length] ?? { id: '', cookie: '' }
  try {
    // The first streams bring code and buffers along that are there once.
    const warm = await openAll(OPENED_AT_ONCE, at => listen(servers[0], person(at)))
    await settled()
    const before = memory()
    const open = await openAll(streams, at => listen(servers[0], person(at)))
    await settled()
    const cost = (memory() - before) / KILO / streams
    for (const stream of [...warm, ...open]) stream.close()
    return { what: `an idle stream of ${streams}`, unit: 'kB', values: [cost], bar: { atMost: 40 } }
  } finally {
    await stop()
  }
}

/** From the moment of writing to every screen of every person, on two processes. */
async function delay(environment: Environment, people: Person[], screens: number): Promise<Figure> {
  const { servers, stop } = await serversOn(environment, 2)
  const store = await environment.open()
  const live = createLive(store, createLog('silent'))
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
    const slow = arrived.toSorted((a, b) => a - b)[Math.floor(arrived.length * 0.95)] ?? Number.NaN
    const what = `an event reaches ${screens} screens on two processes, 95th percentile`
    return { what, unit: 'ms', values: [slow], bar: { atMost: 150 } }
  } finally {
    await store.close()
    await stop()
  }
}

/** What listening costs and how late it is. */
export async function benchLive(options: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: options,
    options: { streams: { type: 'string', default: '1000' }, screens: { type: 'string', default: '200' } },
  })
  const binaries = postgresBinaries()
  const cluster = await startCluster(binaries)
  const environment = await postgresEnvironment(cluster.url)
  try {
    const [streams, screens] = [Number(values.streams), Number(values.screens)]
    const people = await makePeople(environment, Math.ceil((streams + OPENED_AT_ONCE) / STREAMS_EACH))
    const few = people.slice(0, Math.ceil(screens / STREAMS_EACH))
    return report('live', [
      await idleCost(environment, people, streams),
      await delay(environment, few, screens),
    ])
  } finally {
    await environment.remove()
    await cluster.stop()
  }
}
