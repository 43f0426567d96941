import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createApp } from 'server/app/app'
import { bootstrap } from 'server/app/context'
import { readConfig } from 'server/config/env'
import type { Environment } from '../../resilience/environment.ts'
import { makePeople } from '../../resilience/people.ts'
import { noMailEnv } from '../../resilience/servers.ts'
import { type Figure, figure, medianOf, report } from '../figures.ts'
import { readNumbers } from '../options.ts'
import { buildIfStale } from '../served.ts'
import { withPostgres } from '../with-postgres.ts'
import type { BareWork } from './bare.ts'
import { fill, measuredCalls } from './calls.ts'
import { type Contender, SECRET_KEY, startOurs, startSide } from './contender.ts'
import { fire } from './load-generator.ts'
import { type Call, noteStatements, record } from './recorded-call.ts'

const WARM_SECONDS = 3
const PEOPLE = 12

/** Records our answer at `/`, and the statements that each call sends to PostgreSQL. */
async function workOf(environment: Environment): Promise<{ work: BareWork; thresholds: number[] }> {
  const [reader, ...others] = await makePeople(environment, PEOPLE)
  if (!reader) throw new Error('Nobody reads.')
  noteStatements()
  const context = await bootstrap(readConfig({ ...environment.env, ...noMailEnv, SECRET_KEY }), {
    work: false,
  })
  try {
    await fill(context.db, [reader, ...others])
    const app = createApp(context)
    const send = async (request: Request) => app.fetch(request)
    const measured = measuredCalls(reader.cookie)
    const calls = []
    for (const call of measured) calls.push(await record(call, send))
    const home = await send(new Request('http://localhost/', { headers: { 'accept-encoding': 'br' } }))
    const page = {
      path: '/',
      headers: Object.fromEntries(home.headers),
      body: Buffer.from(await home.arrayBuffer()).toString('base64'),
    }
    return { work: { calls, page }, thresholds: measured.map(({ threshold }) => threshold) }
  } finally {
    await context.close()
  }
}

/** Starts the bare server and ours, both on the same database. */
async function startSides(environment: Environment, work: BareWork): Promise<Contender[]> {
  const url = environment.env.DATABASE_URL ?? ''
  const file = join(environment.env.DATA_DIR ?? '', 'calls.json')
  writeFileSync(file, JSON.stringify(work))
  return [
    await startSide('bare node:http and pg', 'bare.ts', port => [[port, url, file], {}]),
    await startOurs('ours', environment.env),
  ]
}

const home = { name: 'static page', method: 'GET' as const, path: '/', headers: { 'accept-encoding': 'br' } }
const HOME_THRESHOLD = 0.8

/** Compares our answers per second with those of a bare server that does the same work. */
export async function benchServer(options: string[]): Promise<boolean> {
  const { runs, seconds } = readNumbers(options, { runs: 5, seconds: 4 })
  // An unbuilt page is refused.
  await buildIfStale()
  return withPostgres({ autovacuum: 'on' }, async ({ environment, stops }) => {
    const { work, thresholds } = await workOf(environment)
    const sides = await startSides(environment, work)
    for (const side of sides) stops.use(side)
    const figures: Figure[] = []
    const beside: Record<string, string>[] = []
    for (const [index, call] of [...work.calls, home].entries()) {
      const rates = await race(sides, call, runs, seconds)
      const [bare = [], own = []] = rates
      const ratios = own.map((rate, run) => rate / (bare[run] ?? Number.NaN))
      figures.push(figure(call.name, 'of bare', ratios, { atLeast: thresholds[index] ?? HOME_THRESHOLD }))
      const medians = sides.map((side, at) => [side.name, String(Math.round(medianOf(rates[at] ?? [])))])
      beside.push({ 'answers in a second': call.name, ...Object.fromEntries(medians) })
    }
    console.table(beside)
    return report('server', figures)
  })
}

/** Measures the sides in turn, so that other load on the machine affects all of them. */
async function race(sides: Contender[], call: Call, runs: number, seconds: number): Promise<number[][]> {
  for (const side of sides) await fire(side.origin, call, WARM_SECONDS)
  const rates: number[][] = sides.map(() => [])
  for (let run = 0; run < runs; run++)
    for (const [at, side] of sides.entries()) rates[at]?.push(await fire(side.origin, call, seconds))
  return rates
}
