import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { ask, withStore } from '../../resilience/environment.ts'
import { makePeople } from '../../resilience/people.ts'
import { startPgBouncer, whyNoPgBouncer } from '../../support/processes/pgbouncer.ts'
import { startDistantStandby } from '../../support/processes/postgres-standby.ts'
import { makeBucket, startSwift, whyNoSwift } from '../../support/processes/swift-server.ts'
import { type Figure, figure, medianOf, report } from '../figures.ts'
import { readNumbers } from '../options.ts'
import { type Place, withPostgres } from '../with-postgres.ts'
import { fill, measuredCalls } from './calls.ts'
import { type Contender, startOurs } from './contender.ts'
import { CONNECTIONS, fire } from './load-generator.ts'
import type { Call } from './recorded-call.ts'

/** Unit of processor time on Linux. */
const TICKS_A_SECOND = 100
/** Positions after the program's name, which may contain anything and ends with the last bracket. */
const [USER_AT, SYSTEM_AT] = [11, 12]

/** Returns the processor seconds of a process, NaN outside Linux. */
function processorSeconds(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[USER_AT]) + Number(fields[SYSTEM_AT])) / TICKS_A_SECOND
  } catch {
    return Number.NaN
  }
}

const WARM_SECONDS = 2
const PEOPLE = 12
/** One-way delay to the standby; an answer takes twice as long. */
const DELAY_MS = 1
/**
 * Calls per second to each process while its processor time is read. At full speed processes compete for the cores,
 * which distorts the cost of a call.
 */
const STEADY = 250
/** Maximum ratio of the costs of a call, with tolerance for other load on the machine. */
const SAME = 1.15
/** Control: two independent processes that compete for the same cores. */
const APART = 'two processes, a database each'

/** Setup of the product, with the numbers of processes to measure. */
interface Step {
  /** Suffix to the number of processes. */
  name: string
  processes: number[]
  env: Record<string, string>
  /** Environment of the control process, which has its own database. */
  apart?: Record<string, string>
  /** Runs before the measurement, and is not undone. */
  before?: () => Promise<unknown>
}

interface Measured {
  name: string
  /** Answers per second of all processes together. */
  rates: number[]
  /** Milliseconds of processor time per answer. */
  costs: number[]
}

/**
 * Measures each step from one machine to ten: reads and writes per second over 32 connections, and processor time per
 * call. Everything runs on one machine, so more processes share the same cores.
 */
export async function benchSteps(options: string[]): Promise<boolean> {
  const { runs, seconds } = readNumbers(options, { runs: 3, seconds: 4 })
  return withPostgres({ autovacuum: 'on', synchronous_commit: 'on' }, async place => {
    const people = await makePeople(place.environment, PEOPLE)
    await withStore(place.environment, ({ db }) => fill(db, people))
    const [, read, write] = measuredCalls(people[0]?.cookie ?? '')
    if (!read || !write) throw new Error('There is nothing to measure.')
    const measured: Measured[] = []
    for (const step of await stepsOn(place)) {
      await step.before?.()
      measured.push(...(await measure(step, [read, write], runs, seconds)))
    }
    console.log(
      `Load of the machine: ${loadavg()
        .map(load => load.toFixed(1))
        .join(', ')}`,
    )
    console.table(measured.map(shown))
    return report('steps', figuresOf(measured))
  })
}

/** Returns the steps. The standby is last, because each later commit waits for it. */
async function stepsOn({ binaries, cluster, environment, stops }: Place): Promise<Step[]> {
  const { env: own } = environment
  const url = own.DATABASE_URL ?? ''
  const apart = await copyOf(url, cluster.url)
  const steps: Step[] = [
    {
      name: '',
      processes: [1, 2],
      env: own,
      apart: { ...own, DATABASE_URL: apart, DATA_DIR: `${own.DATA_DIR}/apart` },
    },
  ]
  // A database stores its folder or bucket, and each of these steps uses another.
  const forgetPlace = () => ask(url, 'delete from file_store')
  const noPooler = whyNoPgBouncer()
  if (noPooler) console.log(`skipped: ${noPooler}`)
  else {
    const pooler = await startPgBouncer({ port: Number(new URL(url).port) })
    stops.defer(() => pooler.stop())
    const env = { ...own, DATABASE_URL: pooler.through(url), DATABASE_LISTEN_URL: url }
    steps.push({ name: ', pooler', processes: [2], env })
  }
  const noStore = whyNoSwift()
  if (noStore) console.log(`skipped: ${noStore}`)
  else {
    const swift = await startSwift()
    stops.defer(() => swift.stop())
    const env = { ...own, ...(await makeBucket(swift.endpoint)) }
    steps.push({ name: ', object store', processes: [2], env, before: forgetPlace })
  }
  const before = async () => {
    await forgetPlace()
    await startDistantStandby(binaries, cluster.url, { delayMs: DELAY_MS, stops })
  }
  return [
    ...steps,
    {
      name: ', standby 2 ms away',
      processes: [2],
      env: { ...own, DATA_DIR: `${own.DATA_DIR}/standby` },
      before,
    },
  ]
}

/** Copies a database without connections, including users and sessions. The copy is removed with the cluster. */
async function copyOf(url: string, clusterUrl: string): Promise<string> {
  const copy = new URL(url)
  copy.pathname += '_apart'
  await ask(
    clusterUrl,
    `create database ${copy.pathname.slice(1)} template ${new URL(url).pathname.slice(1)}`,
  )
  return copy.href
}

/** Measures one process and two in turn, because the machine's speed varies. */
async function measure(step: Step, calls: Call[], runs: number, seconds: number): Promise<Measured[]> {
  using started = new DisposableStack()
  const start = async (env: Record<string, string>) => started.use(await startOurs('ours', env))
  const sides: Contender[] = []
  for (let nth = 0; nth < Math.max(...step.processes); nth++) sides.push(await start(step.env))
  const apart = step.apart && [...sides.slice(0, 1), await start(step.apart)]
  const measured: Measured[] = []
  for (const call of calls) {
    // Each side alone, because half of the calls leave its code half compiled.
    for (const side of sides) await fireAll([side], call, WARM_SECONDS)
    const kind = call.method === 'GET' ? 'reads' : 'writes'
    const way = (name: string, used: Contender[]) => ({
      name: `${name}: ${kind}`,
      sides: used,
      rates: [] as number[],
      costs: [] as number[],
    })
    const ways = step.processes.map(count =>
      way(`${count === 1 ? 'one process' : 'two processes'}${step.name}`, sides.slice(0, count)),
    )
    if (apart) ways.push(way(APART, apart))
    for (let run = 0; run < runs; run++)
      for (const way of run % 2 ? ways.toReversed() : ways) {
        way.rates.push((await fireAll(way.sides, call, seconds)).rate)
        way.costs.push((await fireAll(way.sides, call, seconds, STEADY)).cost)
      }
    measured.push(...ways)
  }
  return measured
}

/** Sends a call to all sides at once. @param rate calls per second to each process; unlimited if undefined. */
async function fireAll(sides: Contender[], call: Call, seconds: number, rate?: number) {
  const used = () => sides.reduce((sum, { pid }) => sum + processorSeconds(pid), 0)
  const before = used()
  const connections = CONNECTIONS / sides.length
  const rates = await Promise.all(
    sides.map(({ origin }) => fire(origin, call, seconds, { connections, rate })),
  )
  const all = rates.reduce((sum, one) => sum + one, 0)
  return { rate: all, cost: ((used() - before) * 1000) / (all * seconds) }
}

const shown = ({ name, rates, costs }: Measured) => ({
  what: name,
  'in a second': Math.round(medianOf(rates)),
  'processor time of one, ms': medianOf(costs).toFixed(2),
})

/**
 * Compares the cost of a call on two processes with that on two that share only the machine. On few cores two cost more
 * than one, which only the table shows.
 */
function figuresOf(measured: Measured[]): Figure[] {
  const costsOf = (name: string) => measured.find(one => one.name === name)?.costs ?? []
  return ['reads', 'writes'].map(kind => {
    const apart = costsOf(`${APART}: ${kind}`)
    return figure(
      `processor time of a call, ${kind}, two processes`,
      'of two apart',
      costsOf(`two processes: ${kind}`).map((cost, run) => cost / (apart[run] ?? Number.NaN)),
      { atMost: SAME },
    )
  })
}
