import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type LockPatience, retryLocked, STEPS_LOCK, tryLock, unlock } from './migration-locks.ts'
import type { Database } from './store.ts'

/** Data migration that runs after the schema migration while the product is in use. It can be repeated. */
export type DataMigration = { name: string } & (Backfill | BuiltIndex | Once)

/** Changes the rows of a table in batches, in the order of a key. */
interface Backfill {
  table: string
  /** Ordering column without nulls; `id` by default. */
  key?: string
  /** Changes the rows within a range of the key. */
  fill(trx: Kysely<unknown>, within: RawBuilder<boolean>): Promise<unknown>
}

/** Index that is built without blocking writes. */
interface BuiltIndex {
  index: string
  /** Table and columns, as SQL after `on`. */
  on: RawBuilder<unknown>
  unique?: boolean
}

/** One transaction, such as the validation of a constraint. */
interface Once {
  run(trx: Kysely<unknown>): Promise<unknown>
}

export interface StepProgress {
  step: string
  rowsDone: number
  isDone: boolean
}

export interface StepOptions {
  /** Checked between two batches. */
  shouldStop?: () => boolean
  tell?: (progress: StepProgress) => void
  patience?: LockPatience
}

/** `busy`: another process runs the steps. */
export type StepsOutcome = 'done' | 'stopped' | 'busy'

/** Step with a unique name: `0030-audit-kind.fill`. */
export type NamedDataMigration = { id: string; step: DataMigration }

/**
 * Runs the remaining steps, one process at a time. Progress commits with each batch, so an interrupted run is resumed.
 * @param db one connection without statement timeout.
 * @throws MigrationLockedError if a batch does not get its lock.
 */
export async function runSteps(
  db: Database,
  steps: NamedDataMigration[],
  options: StepOptions = {},
): Promise<StepsOutcome> {
  if (steps.length === 0) return 'done'
  if (!(await tryLock(db, STEPS_LOCK))) return 'busy'
  try {
    for (const named of await listPendingSteps(db, steps))
      if (!(await runStep(db, named, options))) return 'stopped'
    return 'done'
  } finally {
    await unlock(db, STEPS_LOCK)
  }
}

export async function listPendingSteps(db: Database, steps: NamedDataMigration[]) {
  if (steps.length === 0) return []
  const rows = await db.selectFrom('migrationSteps').select('step').where('doneAt', 'is not', null).execute()
  const done = new Set(rows.map(row => row.step))
  return steps.filter(({ id }) => !done.has(id))
}

/** Runs a step. Returns true if it is done, false if it was stopped. */
async function runStep(db: Database, { id, step }: NamedDataMigration, options: StepOptions) {
  const { shouldStop = () => false, tell = () => undefined, patience } = options
  const tx = workOf(db, id, step)
  while (!shouldStop()) {
    const { rowsDone, isDone } = await retryLocked(() => `The step ${id}`, tx, patience)
    tell({ step: id, rowsDone, isDone })
    if (isDone) return true
  }
  return false
}

type Piece = () => Promise<{ rowsDone: number; isDone: boolean }>

/** Returns a function that runs the next batch of a step. */
function workOf(db: Database, id: string, step: DataMigration): Piece {
  if ('fill' in step) return backfillOf(db, id, step)
  if ('index' in step)
    return async () => {
      await buildIndex(db, step)
      return finish(db, id)
    }
  return () =>
    db.transaction().execute(async trx => {
      await step.run(asMigrationsSee(trx))
      return finish(trx, id)
    })
}

const FIRST_ROWS = 500
const MAX_ROWS = 20_000
const MIN_ROWS = 50
/** Target time for a batch, which locks its rows; on the embedded store it blocks everything. */
const BATCH_MS = 200

function backfillOf(db: Database, id: string, step: Backfill): Piece {
  let size = FIRST_ROWS
  return async () => {
    const began = performance.now()
    const progress = await db.transaction().execute(trx => fillBatch(trx, id, step, size))
    const took = Math.max(1, performance.now() - began)
    size = Math.round(Math.min(MAX_ROWS, size * 2, Math.max(MIN_ROWS, (size * BATCH_MS) / took)))
    return progress
  }
}

async function fillBatch(trx: Database, id: string, step: Backfill, size: number) {
  const reached = await lockReached(trx, id)
  const { rows } = await nextKeys(trx, step, reached, size)
  const [batch] = rows
  if (!batch) return finish(trx, id)
  await step.fill(asMigrationsSee(trx), withinKeys(step, reached, batch.last))
  const { rowsDone } = await trx
    .updateTable('migrationSteps')
    .set({ reached: batch.last, rowsDone: sql<number>`rows_done + ${batch.count}` })
    .where('step', '=', id)
    .returning('rowsDone')
    .executeTakeFirstOrThrow()
  return { rowsDone, isDone: false }
}

/** Locks the position of the last batch until this transaction commits. */
async function lockReached(trx: Database, id: string): Promise<string | null> {
  await trx
    .insertInto('migrationSteps')
    .values({ step: id })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const { reached } = await trx
    .selectFrom('migrationSteps')
    .select('reached')
    .where('step', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return reached
}

const keyOf = ({ table, key = 'id' }: Backfill) => sql.ref(`${table}.${key}`)

const nextKeys = (trx: Database, step: Backfill, reached: string | null, size: number) =>
  sql<{ last: string; count: number }>`
    select cast(key as text) as last, cast(count(*) over () as integer) as count
    from (
      select ${keyOf(step)} as key from ${sql.table(step.table)}
      where ${withinKeys(step, reached)} order by ${keyOf(step)} limit ${sql.lit(size)}
    ) as batch
    order by key desc limit 1`.execute(trx)

function withinKeys(step: Backfill, reached: string | null, last?: string): RawBuilder<boolean> {
  const key = keyOf(step)
  const beyond = reached === null ? sql`true` : sql`${key} > ${reached}`
  return last === undefined ? sql`${beyond}` : sql`(${beyond} and ${key} <= ${last})`
}

/**
 * Builds an index concurrently, without timeouts. It blocks nobody, but waits for all older transactions, such as a
 * backup. An invalid index of a killed process is dropped and built again.
 */
async function buildIndex(db: Database, { index, on, unique = false }: BuiltIndex): Promise<void> {
  const { rows } = await sql<{ isWhole: boolean }>`
    select indisvalid as "isWhole" from pg_index where indexrelid = to_regclass(${index})`.execute(db)
  if (rows[0]?.isWhole) return
  await sql`set lock_timeout = 0`.execute(db)
  try {
    if (rows[0]) await sql`drop index concurrently ${sql.id(index)}`.execute(db)
    const kind = unique ? sql`unique index` : sql`index`
    await sql`create ${kind} concurrently ${sql.id(index)} on ${on}`.execute(db)
  } finally {
    await sql`reset lock_timeout`.execute(db)
  }
}

async function finish(db: Database, id: string): Promise<{ rowsDone: number; isDone: boolean }> {
  const { rowsDone } = await db
    .insertInto('migrationSteps')
    .values({ step: id, doneAt: sql<Date>`now()` })
    .onConflict(conflict => conflict.column('step').doUpdateSet({ doneAt: sql<Date>`now()` }))
    .returning('rowsDone')
    .executeTakeFirstOrThrow()
  return { rowsDone, isDone: true }
}

/** Marks all steps as not done; called after other rows were loaded. */
export async function forgetSteps(trx: Database): Promise<void> {
  const { rows } = await sql`select where to_regclass('migration_steps') is not null`.execute(trx)
  if (rows.length > 0) await sql`delete from migration_steps`.execute(trx)
}

/** Removes the table types, since migrations refer to the schema of their time. */
const asMigrationsSee = (trx: Database): Kysely<unknown> => trx as unknown as Kysely<unknown>
