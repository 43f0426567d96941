import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type LockPatience, retryLocked, STEPS_LOCK, tryLock, unlock } from './migration-locks.ts'
import type { Database } from './store.ts'

/** Large work of a migration, done after its transaction and while the product runs. Each can be done again. */
export type DataMigration = { name: string } & (Backfill | BuiltIndex | Once)

/** Changes the rows of a table by its key, some at a time. */
interface Backfill {
  table: string
  /** A column that orders the rows and has no nulls; `id` unless another is named. */
  key?: string
  /** Changes the rows `within` a range of the key. */
  fill(trx: Kysely<unknown>, within: RawBuilder<boolean>): Promise<unknown>
}

/** An index that is built while others go on writing. */
interface BuiltIndex {
  index: string
  /** Table and columns, as they stand after `on`. */
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
  /** Asked between two pieces of work. */
  shouldStop?: () => boolean
  tell?: (progress: StepProgress) => void
  patience?: LockPatience
}

/** `busy`: another process is doing them. */
export type StepsOutcome = 'done' | 'stopped' | 'busy'

/** A step under the name that it has for all migrations: `0030-audit-kind.fill`. */
export type NamedDataMigration = { id: string; step: DataMigration }

/**
 * Does what is left of the steps, one worker at a time. Each piece is kept with the rows that it changed: whoever is
 * killed goes on where they stopped.
 * @param db one connection, without a limit for statements.
 * @throws MigrationLockedError when a piece does not get its lock.
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

/** Those that are not done yet. */
export async function listPendingSteps(
  db: Database,
  steps: NamedDataMigration[],
): Promise<NamedDataMigration[]> {
  if (steps.length === 0) return []
  const rows = await db.selectFrom('migrationSteps').select('step').where('doneAt', 'is not', null).execute()
  const done = new Set(rows.map(row => row.step))
  return steps.filter(({ id }) => !done.has(id))
}

/** @returns whether it is done. */
async function runStep(
  db: Database,
  { id, step }: NamedDataMigration,
  options: StepOptions,
): Promise<boolean> {
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
/** Approximate time for which a batch may lock its rows; on the embedded store, everything. */
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

/** Locks the position of the last batch until this one commits. */
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
 * Its waiting holds nobody up, and goes on until every transaction has ended that began before, such as a backup's: so
 * it has no limit. One that a killed worker left unfinished is of no use to anybody, and begun again.
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

/** Other rows have come, for which all of them are to be done again. */
export async function forgetSteps(trx: Database): Promise<void> {
  const { rows } = await sql`select where to_regclass('migration_steps') is not null`.execute(trx)
  if (rows.length > 0) await sql`delete from migration_steps`.execute(trx)
}

/** A migration knows no types of tables: those of its day are others. */
const asMigrationsSee = (trx: Database): Kysely<unknown> => trx as unknown as Kysely<unknown>
