import { sql } from 'kysely'
import type { DatabaseClient } from 'server/platform/db/store'
import { createLog } from 'server/platform/log/log'
import { Realtime } from 'server/platform/realtime/live'
import { count, type Figure, figure } from '../../bench/figures.ts'
import { BlackHoleProxy } from '../../support/fakes/black-hole-proxy.ts'
import type { HeardEvent } from '../../support/live-stream.ts'
import { waitUntil } from '../../support/wait-for.ts'
import type { Environment } from '../environment.ts'
import { makePeople } from '../people.ts'
import { serversOn, untilReady } from '../servers.ts'
import { Ledger, sendAll, submissions } from '../shutdown/submissions.ts'
import { openScreens, type Screen } from './screen.ts'

const SCREENS_EACH = 10
const PUBLISHERS = 4

/**
 * F16: kills one of two processes while screens listen, and its screens reconnect to the other. Each screen receives
 * each event once and in order.
 */
export async function killedWhileListening(
  environment: Environment,
  { screens, events }: { screens: number; events: number },
): Promise<Figure[]> {
  const people = await makePeople(environment, Math.ceil(screens / SCREENS_EACH))
  const { servers, stop } = await serversOn(environment, 2)
  const origins = servers.map(server => server.origin)
  const store = await environment.open()
  const all = openScreens(screens, people, origins)
  try {
    await Promise.all(all.map(screen => screen.opened))
    const userIds = people.map(person => person.id)
    await publish(store, userIds, Math.floor(events / 2))
    const killed = servers[0]?.signal('SIGKILL')
    await publish(store, userIds, events - Math.floor(events / 2))
    await killed
    await waitUntil(() => all.every(screen => screen.heard.length >= events), 60_000).catch(() => undefined)
    return [
      ...heardBy(all, events),
      figure('screens that changed process', '', all.filter(s => s.moves > 0).length, { atLeast: 1 }),
    ]
  } finally {
    for (const screen of all) screen.leave()
    await store.close()
    await stop()
  }
}

function heardBy(all: Screen[], events: number): Figure[] {
  const inOrder = ({ heard }: Screen) =>
    heard.every(({ id }, at) => at === 0 || id > (heard[at - 1]?.id ?? 0))
  const whole = all.length * events
  return [
    figure('screens × events', '', whole, { atLeast: whole }),
    count('screens that lack an event', all.filter(({ heard }) => idsOf(heard).size < events).length),
    count('screens that have one twice', all.filter(({ heard }) => idsOf(heard).size < heard.length).length),
    count('screens that had one too early', all.filter(screen => !inOrder(screen)).length),
  ]
}

/**
 * F16 with hanging connections: a proxy drops all open connections to the database without closing them. Both processes
 * report it on `/readyz` within 10 s and recover. Screens and jobs lose nothing.
 */
export async function hungWhileListening(
  environment: Environment,
  { screens, events, forms }: { screens: number; events: number; forms: number },
): Promise<Figure[]> {
  const people = await makePeople(environment, Math.ceil(screens / SCREENS_EACH))
  const url = environment.env.DATABASE_URL ?? ''
  const proxy = await BlackHoleProxy.before(url)
  const { servers, stop } = await serversOn(environment, 2, { DATABASE_URL: proxy.through(url) })
  const origins = servers.map(server => server.origin)
  const store = await environment.open()
  const all = openScreens(screens, people, origins)
  const ledger = new Ledger()
  try {
    await Promise.all(all.map(screen => screen.opened))
    const userIds = people.map(person => person.id)
    await publish(store, userIds, Math.floor(events / 2))
    proxy.loseConnections()
    const lostAt = performance.now()
    const since = () => (performance.now() - lostAt) / 1000
    const noticed = Promise.all(origins.map(origin => untilReady(origin, false))).then(since)
    const sent = sendAll(origins[0] ?? '', submissions(forms), { lanes: 4, ledger })
    await publish(store, userIds, events - Math.floor(events / 2))
    const noticedSeconds = await noticed
    const healedSeconds = await Promise.all(origins.map(origin => untilReady(origin, true))).then(since)
    await waitUntil(() => all.every(screen => screen.heard.length >= events), 60_000).catch(() => undefined)
    const heardSeconds = since()
    await sent
    await waitUntil(async () => (await jobsLeft(store)) === 0, 30_000).catch(() => undefined)
    return [
      ...heardBy(all, events),
      figure('time until both report not ready', 's', noticedSeconds, { atMost: 10 }),
      figure('time until both report ready again', 's', healedSeconds, { atMost: 15 }),
      figure('time until the last screen has the last event', 's', heardSeconds, { atMost: 15 }),
      count('forms that were not answered', forms - ledger.count),
      count('jobs of these forms that were not done', await jobsLeft(store)),
    ]
  } finally {
    for (const screen of all) screen.leave()
    ledger.close()
    await store.close()
    await stop()
    await proxy.close()
  }
}

async function jobsLeft({ db }: DatabaseClient): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job where name like 'leads.%' and state <> 'completed'`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

const idsOf = (heard: HeardEvent[]) => new Set(heard.map(({ id }) => id))

async function publish(store: DatabaseClient, userIds: string[], events: number): Promise<void> {
  const live = new Realtime(store, createLog('silent'))
  let left = events
  const publisher = async () => {
    while (left-- > 0) {
      const event = { userIds, topic: 'notification' as const, ids: { left: String(left) } }
      live.announce(await store.db.transaction().execute(trx => live.publish(trx, [event])))
    }
  }
  await Promise.all(Array.from({ length: PUBLISHERS }, publisher))
  await live.stop()
}
