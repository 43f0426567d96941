import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { areStepsLeft, migrateToLatest } from 'server/platform/db/migrator'
import type { Database } from 'server/platform/db/store'
import { count, type Figure, figure, percentile } from '../../bench/figures.ts'
import { waitUntil } from '../../support/wait-for.ts'
import type { Environment } from '../environment.ts'
import { FILLED, withAuditKind } from './audit-kind.ts'

const command = fileURLToPath(new URL('migrate-large.ts', import.meta.url))

/** Duration of more than one attempt to take a lock. */
const HELD_MS = 4000
const MAX_MS = 15 * 60_000

/**
 * Migrates a large table while others write to it with the server's usual limits. A reader holds the table at first.
 * The migrating process is killed during the fill and during the index build.
 */
export async function largeChange(environment: Environment, { rows }: { rows: number }): Promise<Figure[]> {
  const store = await environment.open()
  const writing = await environment.open()
  try {
    await migrateToLatest(store)
    await seed(store.db, rows)
    const writer = startWriter(writing.db)
    const released = holdTable(store.db)
    const began = performance.now()
    const first = migrate(environment)
    await waitUntil(async () => (await filledOf(store.db)) > rows / 3, MAX_MS)
    await kill(first)
    const filledAtKill = await filledOf(store.db)
    const second = migrate(environment)
    const overIndex = await killOverIndex(store.db, second)
    const [code] = await ended(overIndex ? migrate(environment) : second)
    const seconds = (performance.now() - began) / 1000
    const heldSeconds = (await released) / 1000
    const waits = await writer.stop()
    const { filled, without, written, isIndexWhole } = await outcome(store.db)
    return [
      figure(`${rows} rows changed in`, 's', seconds, { atMost: MAX_MS / 1000 }),
      figure('time for which a reader locks the table', 's', heldSeconds, { atLeast: 3 }),
      figure('rows done before the kill', '', filledAtKill, { atLeast: rows / 3 }),
      count('exit code of the last run', code),
      count('steps left', (await areStepsLeft(store.db, withAuditKind)) ? 1 : 0),
      count('rows without the new value', without),
      count('rows done twice or left out', Math.max(0, rows - filled, filled - rows - written)),
      count('indexes that are not whole', isIndexWhole ? 0 : 1),
      figure('rows written meanwhile', '', waits.length, { atLeast: 100 }),
      count('of these refused', writer.refused.length),
      figure('a write, 99 of 100', 'ms', percentile(waits, 0.99), { atMost: 1000 }),
      figure('the longest write', 'ms', Math.max(...waits), { atMost: 3500 }),
    ]
  } finally {
    await writing.close()
    await store.close()
  }
}

const seed = (db: Database, rows: number) =>
  db.transaction().execute(async trx => {
    await sql`set local statement_timeout = 0`.execute(trx)
    await sql`
      insert into audit_log (action, subject, area, created_at)
      select 'project.created', 'projects', 'projects', now() - number * interval '1 second'
      from generate_series(1, ${sql.lit(rows)}) as number`.execute(trx)
  })

/** Writes as the former release does, without the new column, and reads the newest rows. */
function startWriter(db: Database) {
  const waits: number[] = []
  const refused: unknown[] = []
  let isStopped = false
  const loop = async () => {
    while (!isStopped) {
      const began = performance.now()
      await write(db).catch(error => refused.push(error))
      waits.push(performance.now() - began)
      await pause(5)
    }
  }
  const ended = loop()
  return {
    refused,
    async stop() {
      isStopped = true
      await ended
      return waits
    },
  }
}

async function write(db: Database): Promise<void> {
  const act = { action: 'quote.confirmed', subject: 'a quote', area: 'money' }
  const { id } = await db.insertInto('auditLog').values(act).returning('id').executeTakeFirstOrThrow()
  await db.updateTable('auditLog').set({ actorName: 'Ada' }).where('id', '=', id).execute()
  await db.selectFrom('auditLog').select('id').orderBy('createdAt', 'desc').limit(20).execute()
}

/** Reads in one transaction that holds the table. Returns its milliseconds. */
async function holdTable(db: Database): Promise<number> {
  const began = performance.now()
  await db.transaction().execute(async trx => {
    await sql`select from audit_log limit 1`.execute(trx)
    await pause(HELD_MS)
  })
  return performance.now() - began
}

const migrate = ({ env }: Environment): ChildProcess =>
  spawn(process.execPath, [command], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })

/** Returns exit code and signal, also if the process has already ended. */
async function ended(child: ChildProcess): Promise<[number, NodeJS.Signals | null]> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return [child.exitCode ?? -1, child.signalCode]
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await ended(child)
}

/**
 * Kills process and session during the index build, which leaves the index invalid. Returns false if the build was too
 * quick.
 */
async function killOverIndex(db: Database, child: ChildProcess): Promise<boolean> {
  await waitUntil(async () => child.exitCode !== null || (await isFillDone(db)), MAX_MS)
  for (let look = 0; look < 200 && child.exitCode === null; look++) {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity
      where datname = current_database() and query like 'create index concurrently%' and state = 'active'`.execute(
      db,
    )
    if (rows[0]) {
      await kill(child)
      await sql`select pg_terminate_backend(${rows[0].pid})`.execute(db)
      return true
    }
    await pause(2)
  }
  return false
}

async function isFillDone(db: Database): Promise<boolean> {
  const { rows } = await sql`
    select from migration_steps where step = ${FILLED} and done_at is not null`.execute(db)
  return rows.length > 0
}

async function filledOf(db: Database): Promise<number> {
  const { rows } = await sql<{ filled: number }>`
    select rows_done as filled from migration_steps where step = ${FILLED}`.execute(db)
  return rows[0]?.filled ?? 0
}

async function outcome(db: Database) {
  const { rows } = await sql<{ without: number; written: number; isIndexWhole: boolean }>`
    select count(*) filter (where kind is null) as without,
      count(*) filter (where action = 'quote.confirmed') as written,
      (select indisvalid from pg_index where indexrelid = to_regclass('audit_log_kind')) as "isIndexWhole"
    from audit_log`.execute(db)
  const { without, written, isIndexWhole } = rows[0] ?? { without: -1, written: 0, isIndexWhole: false }
  return { filled: await filledOf(db), without, written, isIndexWhole }
}
