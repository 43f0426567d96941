import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { ask, type Environment, withStore } from '../../resilience/environment.ts'
import { makePeople } from '../../resilience/people.ts'
import { type Figure, figure, report } from '../figures.ts'
import { readNumbers } from '../options.ts'
import { withPostgres } from '../with-postgres.ts'
import { contactCall, fill, makeManagers, measuredCalls } from './calls.ts'
import { type Contender, startOurs } from './contender.ts'
import { CONNECTIONS, fire } from './load-generator.ts'
import type { Call } from './recorded-call.ts'

const SAMPLE_EVERY_MS = 10

/**
 * Sampler of the connections that wait for a lock. By Little's law, their mean number over the rate of calls is the
 * mean wait of a call.
 */
class LockWaits {
  readonly #client: pg.Client
  readonly #samples: number[] = []
  #sampling = true
  readonly #done: Promise<void>

  private constructor(client: pg.Client) {
    this.#client = client
    this.#done = this.#sample()
  }

  static async watch(url: string): Promise<LockWaits> {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    return new LockWaits(client)
  }

  async #sample(): Promise<void> {
    while (this.#sampling) {
      const { rows } = await this.#client.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      )
      this.#samples.push(rows[0]?.waiting ?? 0)
      await pause(SAMPLE_EVERY_MS)
    }
  }

  /** Stops sampling. Returns the mean number of waiting connections. */
  async stop(): Promise<number> {
    this.#sampling = false
    await this.#done
    await this.#client.end()
    return this.#samples.reduce((sum, sample) => sum + sample, 0) / Math.max(1, this.#samples.length)
  }
}

const WARM_SECONDS = 3
const PEOPLE = 12
const MANAGERS = 3

/** Maximum per process: twenty for calls, four for jobs, two for live events. */
const CONNECTIONS_OF_A_PROCESS = 26

/**
 * Compares one process with two over the same 32 connections, split evenly as by a balancer. Two are hardly faster
 * where PostgreSQL and the sender share the cores. The bar is that they do not slow each other down.
 */
export async function benchProcesses(options: string[]): Promise<boolean> {
  const { runs, seconds } = readNumbers(options, { runs: 5, seconds: 4 })
  return withPostgres({ autovacuum: 'on' }, async ({ environment, stops }) => {
    const calls = await callsOn(environment)
    const sides: Contender[] = []
    for (const name of ['first', 'second']) sides.push(stops.use(await startOurs(name, environment.env)))
    const figures: Figure[] = []
    for (const call of calls) figures.push(...(await compare(environment, sides, call, runs, seconds)))
    figures.push(await connectionsOf(environment, sides.length))
    return report('processes', figures)
  })
}

async function callsOn(environment: Environment): Promise<Call[]> {
  const [reader, ...others] = await makePeople(environment, PEOPLE)
  if (!reader) throw new Error('Nobody reads.')
  await withStore(environment, async ({ db }) => {
    await fill(db, [reader, ...others])
    await makeManagers(db, others.slice(0, MANAGERS))
  })
  return [...measuredCalls(reader.cookie), contactCall]
}

/**
 * Compares the answers per second of all processes with those of the first alone. For a form also measures the wait for
 * locks.
 */
async function compare(
  environment: Environment,
  sides: Contender[],
  call: Call,
  runs: number,
  seconds: number,
): Promise<Figure[]> {
  const fireAt = async (targets: Contender[], duration: number) => {
    const share = CONNECTIONS / targets.length
    const rates = await Promise.all(targets.map(({ origin }) => fire(origin, call, duration, share)))
    return rates.reduce((sum, rate) => sum + rate, 0)
  }
  await fireAt(sides, WARM_SECONDS)
  const ratios: number[] = []
  const waitsMs: number[] = []
  // Watching costs processor time too, so one process is watched as two are.
  const fireWatched = async (targets: Contender[]) => {
    const waits = await LockWaits.watch(environment.env.DATABASE_URL ?? '')
    const rate = await fireAt(targets, seconds)
    return { rate, waitMs: ((await waits.stop()) / rate) * 1000 }
  }
  const fireTogether = async () => {
    const { rate, waitMs } = await fireWatched(sides)
    waitsMs.push(waitMs)
    return rate
  }
  const fireAlone = async () => (await fireWatched(sides.slice(0, 1))).rate
  for (let run = 0; run < runs; run++) {
    // The order alternates, because written rows slow down whichever side is second.
    const before = run % 2 ? await fireTogether() : undefined
    const alone = await fireAlone()
    ratios.push((before ?? (await fireTogether())) / alone)
  }
  const isForm = call.method === 'POST'
  const what = `${call.name}, ${sides.length} processes`
  const ratio = figure(what, 'of one', ratios, { atLeast: isForm ? 1 : 0.95 })
  if (!isForm) return [ratio]
  return [ratio, figure(`${what}, mean wait for locks`, 'ms', waitsMs, { atMost: 5 })]
}

/** Counts the connections that each process holds open after the calls. */
async function connectionsOf(environment: Environment, processes: number): Promise<Figure> {
  const [counted] = await ask<{ open: number }>(
    environment.env.DATABASE_URL ?? '',
    `select count(*)::int as open from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
  return figure('connections that a process holds', '', (counted?.open ?? 0) / processes, {
    atMost: CONNECTIONS_OF_A_PROCESS,
  })
}
