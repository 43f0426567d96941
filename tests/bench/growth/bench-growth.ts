import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { migrateToLatest, runMigrationSteps } from 'server/platform/db/migrator'
import { openPostgresStore } from 'server/platform/db/postgres-store'
import { sessionOptions } from 'server/platform/db/wait-for-server'
import { onServer, withDatabase } from '../../support/postgres-template.ts'
import { findPostgres } from '../../support/processes/find-postgres.ts'
import { startCluster } from '../../support/processes/postgres-cluster.ts'
import { type Figure, figure, medianOf, report } from '../figures.ts'
import { onStatement, type Statement } from '../server/recorded-call.ts'
import { type Call, calls } from './calls.ts'
import { type Grown, openGrown } from './grown.ts'
import { type Size, seed } from './seed.ts'

/** Records each distinct reading statement that this process sends while `act` runs. */
async function recording(act: () => Promise<unknown>): Promise<Statement[]> {
  const seen = new Map<string, Statement>()
  const stop = onStatement(statement => {
    if (/^\s*(select|with)\b/i.test(statement.text)) seen.set(statement.text, statement)
  })
  await act().finally(stop)
  return [...seen.values()]
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Plan[]
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

const LARGE = 10_000

/** Returns the tables of more than ten thousand rows that a statement scans sequentially. */
async function largeScans(client: pg.Client, { text, values }: Statement): Promise<string[]> {
  const { rows } = await client.query(`explain (format json) ${text}`, values)
  const { Plan: plan } = rows[0]['QUERY PLAN'][0] as { Plan: Plan }
  const scanned = nodesOf(plan).flatMap(node =>
    node['Node Type'] === 'Seq Scan' && node['Relation Name'] ? [node['Relation Name']] : [],
  )
  if (scanned.length === 0) return []
  const { rows: large } = await client.query(
    'select relname from pg_class where relname = any ($1) and reltuples > $2',
    [scanned, LARGE],
  )
  return large.map(({ relname }) => relname)
}

const sizes: Size[] = [
  { projects: 200, notifications: 1000, messages: 1000 },
  { projects: 20_000, notifications: 100_000, messages: 100_000 },
  { projects: 200_000, notifications: 1_000_000, messages: 1_000_000 },
]

const ROUNDS = 5
const CALLS_IN_ROUND = 15
const BAR = 1.5

/** Memory for tables and indexes, as a server for the largest store has; that of the tests is below the default. */
const SHARED_BUFFERS = '512MB'

/**
 * Measures how much longer every list, search and count takes in a large store than in a small one. `--largest 20000`
 * omits the largest store, `--only team.projects.list` all calls without these words in their names. With a single
 * store it only reads plans.
 */
export async function benchGrowth(options: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: options,
    options: { largest: { type: 'string', default: '200000' }, only: { type: 'string', default: '' } },
  })
  const largest = Number(values.largest)
  const asked = calls.filter(call => nameOf(call).includes(values.only))
  const found = findPostgres()
  if (!found) throw new Error('No PostgreSQL: set TEST_DATABASE_URL or install its server.')
  const cluster =
    'url' in found
      ? { url: found.url, stop: async () => undefined }
      : await startCluster(found.binaries, { shared_buffers: SHARED_BUFFERS })
  const stores: Grown[] = []
  try {
    for (const size of sizes.filter(({ projects }) => projects <= largest))
      stores.push(await grow(cluster.url, size))
    if (stores.length < 2) console.log(`Nothing to compare with: --largest ${sizes[1]?.projects} or more.`)
    const figures = await measureAll(stores, asked)
    const scans = await scansOf(stores.at(-1), asked)
    for (const scan of scans) console.log(scan)
    console.log(scans.length === 0 ? 'No plan reads a large table from end to end.' : `${scans.length} scans`)
    return report('growth', figures) && scans.length === 0
  } finally {
    for (const store of stores) await store.close()
    await cluster.stop()
  }
}

async function grow(serverUrl: string, size: Size): Promise<Grown> {
  const name = `growth_${randomBytes(6).toString('hex')}`
  await onServer(serverUrl, client => client.query(`create database ${name}`))
  const url = withDatabase(serverUrl, name)
  const store = await openPostgresStore(url, url)
  await migrateToLatest(store)
  await runMigrationSteps(store)
  await store.close()
  const started = performance.now()
  await seed(url, size)
  console.log(`${size.projects} projects: ${((performance.now() - started) / 1000).toFixed(1)} s to fill`)
  return openGrown(url)
}

/** Measures the stores in turn, so that other load on the machine affects all of them. */
async function measureAll(stores: Grown[], asked: Call[]): Promise<Figure[]> {
  const [smallest, ...larger] = stores
  if (!smallest) return []
  const figures: Figure[] = []
  for (const call of asked) {
    const rounds: number[][] = []
    for (let round = 0; round < ROUNDS; round++) {
      const times = []
      for (const store of stores) times.push(await medianTime(store, call))
      rounds.push(times)
    }
    const base = rounds.map(([first = 0]) => first)
    for (const [index, store] of larger.entries()) {
      figures.push(
        figure(
          `${nameOf(call)} × ${store.projects}`,
          `of ${medianOf(base).toFixed(1)} ms`,
          rounds.map(times => (times[index + 1] ?? 0) / (times[0] ?? 1)),
          { atMost: BAR },
        ),
      )
    }
  }
  return figures
}

const nameOf = ({ path, of }: Call) => (of ? `${path} (${of})` : path)

async function medianTime(store: Grown, call: Call): Promise<number> {
  const ask = await store.prepare(call)
  await ask()
  const times: number[] = []
  for (let nth = 0; nth < CALLS_IN_ROUND; nth++) {
    const started = performance.now()
    await ask()
    times.push(performance.now() - started)
  }
  return medianOf(times)
}

async function scansOf(store: Grown | undefined, asked: Call[]): Promise<string[]> {
  if (!store) return []
  const client = new pg.Client({ connectionString: store.url, options: sessionOptions })
  await client.connect()
  const scans: string[] = []
  try {
    for (const call of asked) {
      const ask = await store.prepare(call)
      for (const statement of await recording(ask)) {
        for (const table of await largeScans(client, statement))
          scans.push(`${nameOf(call)} reads all of ${table}: ${statement.text.slice(0, 300)}`)
      }
    }
  } finally {
    await client.end()
  }
  return scans
}
