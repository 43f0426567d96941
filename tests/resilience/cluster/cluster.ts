import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { count, type Figure, figure } from '../../bench/figures.ts'
import { makeManagers } from '../../bench/server/calls.ts'
import { withStore } from '../environment.ts'
import { openScreens, type Screen } from '../load/screen.ts'
import { makePeople } from '../people.ts'
import { type Engines, startEngines, whyNoCluster } from './engines.ts'
import { type Lanes, Load, type Session } from './load.ts'
import { Processes } from './processes.ts'
import { type Recovery, recoveryFrom } from './recovery.ts'

export interface ClusterSize {
  lanes: Lanes
  screens: number
  /** Milliseconds for which one zone of the object store is down. */
  zoneGoneMs: number
  /** Milliseconds without traffic between the processes and the database. */
  cutMs: number
  /** Short run, with only a killed primary and a killed zone. */
  short: boolean
}

export const wholeCluster: ClusterSize = {
  lanes: { forms: 3, chats: 1, readers: 3, uploads: 3 },
  screens: 40,
  zoneGoneMs: 30_000,
  cutMs: 8000,
  short: false,
}

export const shortCluster: ClusterSize = {
  lanes: { forms: 2, chats: 1, readers: 1, uploads: 1 },
  screens: 8,
  zoneGoneMs: 8000,
  cutMs: 0,
  short: true,
}

interface Running {
  engines: Engines
  processes: Processes
  load: Load
  screens: Screen[]
  member: Session
}

const MEMBERS = 2
const CLIENTS = 4
const READY_WITHIN = { atMost: 30 }
const GOING_WITHIN = { atMost: 5 }

/**
 * Measures how the whole deployment recovers under load: two processes, two database servers under Patroni, PgBouncer,
 * Swift in two zones and a balancer. Rolls the release, kills, freezes and cuts off the primary, and kills one zone.
 * @returns figures, or the reason why the cluster cannot run here.
 */
export async function cluster(size: ClusterSize): Promise<Figure[] | string> {
  const reason = whyNoCluster()
  if (reason) return reason
  const engines = await startEngines()
  const processes = new Processes(engines)
  let screens: Screen[] = []
  try {
    const [member, ...others] = await makePeople(engines.environment, MEMBERS + CLIENTS)
    if (!member) throw new Error('There is nobody.')
    const members = [member, ...others.slice(0, MEMBERS - 1)]
    await withStore(engines.environment, ({ db }) => makeManagers(db, members))
    await processes.start()
    screens = openScreens(size.screens, members, [engines.site])
    await Promise.all(screens.map(({ opened }) => opened))
    const load = new Load(engines.site)
    await load.begin(size.lanes, { members: members.slice(1), clients: others.slice(MEMBERS - 1) })
    const figures = await breakAll({ engines, processes, load, screens, member }, size)
    await load.end()
    return [...figures, ...(await losses(engines, load)), count('processes that ended', processes.ended)]
  } finally {
    for (const screen of screens) screen.leave()
    await processes.stop()
    await engines.stop()
  }
}

async function breakAll(running: Running, size: ClusterSize): Promise<Figure[]> {
  const figures = size.short ? [] : await rolled(running)
  figures.push(...(await primaryKilled(running, size)))
  if (!size.short) figures.push(...(await primaryFrozen(running)), ...(await cutOff(running, size.cutMs)))
  return [...figures, ...(await zoneGone(running, size.zoneGoneMs))]
}

async function rolled({ load, processes }: Running): Promise<Figure[]> {
  const began = performance.now()
  const failed = await processes.roll()
  const seconds = (performance.now() - began) / 1000
  const answers = load.since(began)
  const wrong = answers.filter(({ status }) => status >= 500 && status !== 503)
  const none = answers.filter(({ status }) => status === 0)
  const isCall = ({ kind }: (typeof answers)[number]) => kind === 'forms' || kind === 'chats'
  const refused = answers.filter(({ status }) => status === 503)
  console.log(
    `The release is rolled in ${seconds.toFixed(1)} s: ${answers.length} answers, ${refused.length} of them 503`,
  )
  // Reads and uploads that outlast the shutdown are cut and not counted: the browser repeats or resumes them.
  for (const { kind, status, why = 'not whole' } of [...wrong, ...none])
    console.log(`${kind}: ${status || why}`)
  return [
    count('release rolled: answers 5xx other than 503', wrong.length),
    count('release rolled: forms and messages without an answer', none.filter(isCall).length),
    count('release rolled: processes that ended otherwise than with 0', failed),
  ]
}

async function primaryKilled(running: Running, { short }: ClusterSize): Promise<Figure[]> {
  const { databases } = running.engines
  const primary = await databases.primary()
  const recovery = await recoveryFrom(running, () => primary.signal('SIGKILL'))
  if (!short) {
    primary.start()
    await databases.whole()
  }
  return costs('primary killed', recovery)
}

async function primaryFrozen(running: Running): Promise<Figure[]> {
  const { databases } = running.engines
  const primary = await databases.primary()
  const recovery = await recoveryFrom(running, () => primary.signal('SIGSTOP'))
  primary.signal('SIGCONT')
  await databases.whole()
  return costs('primary stands still', recovery)
}

async function cutOff(running: Running, cutMs: number): Promise<Figure[]> {
  const { lines } = running.engines
  const recovery = await recoveryFrom(running, async () => {
    for (const line of lines) line.cut()
    await pause(cutMs)
    for (const line of lines) line.reconnect()
  })
  return costs(`cut off without a word for ${cutMs / 1000} s`, recovery)
}

const costs = (what: string, { readySeconds, heardSeconds, mailedSeconds }: Recovery): Figure[] => [
  figure(`${what}: ready again after`, 's', readySeconds, READY_WITHIN),
  figure(`${what}: time until an event reaches every screen`, 's', heardSeconds, GOING_WITHIN),
  figure(`${what}: time until a mail is delivered`, 's', mailedSeconds, GOING_WITHIN),
]

/** Kills one zone of the object store, which stays down. */
async function zoneGone({ engines, load }: Running, forMs: number): Promise<Figure[]> {
  const began = performance.now()
  const filesBefore = load.files.size
  await engines.zones[0]?.kill()
  await pause(forMs)
  const reads = load.since(began, 'readers')
  const uploads = load.since(began, 'uploads')
  const taken = load.files.size - filesBefore
  console.log(
    `One zone is gone: ${reads.length} reads, ${uploads.length} answers to uploads, ${uploads.filter(({ status }) => status === 503).length} of them 503`,
  )
  return [
    count('zone of the store gone: reads that failed', reads.filter(({ status }) => status !== 200).length),
    figure('uploads accepted while a zone of the store is down', '', taken, { atLeast: 1 }),
  ]
}

/** Counts acknowledged rows and files that are missing or stored twice. */
async function losses(engines: Engines, load: Load): Promise<Figure[]> {
  const rows = await withStore(engines.environment, async ({ db }) => {
    const { rows } = await sql<{ kind: 'form' | 'chat' | 'file'; id: string }>`
      select 'form' as kind, email as id from contact_messages
      union all select 'chat', request_id::text from team_messages where request_id is not null
      union all select 'file', id::text from project_files`.execute(db)
    return rows
  })
  const stored = (kind: string) => rows.filter(row => row.kind === kind).map(({ id }) => id)
  const lost = (ids: Iterable<string>, kind: string) => {
    const there = new Set(stored(kind))
    return [...ids].filter(id => !there.has(id)).length
  }
  const twice = (kind: string) => stored(kind).length - new Set(stored(kind)).size
  const acknowledged = load.forms.size + load.chats.size + load.files.size
  return [
    figure('rows acknowledged', '', acknowledged, { atLeast: 1 }),
    count('forms acknowledged and lost', lost(load.forms, 'form')),
    count('messages acknowledged and lost', lost(load.chats, 'chat')),
    count('files acknowledged and lost', lost(load.files.keys(), 'file')),
    count('files whose bytes are lost', (await load.unreadable()).length),
    count('forms and messages stored twice', twice('form') + twice('chat')),
  ]
}
