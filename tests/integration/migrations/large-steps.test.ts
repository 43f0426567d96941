import { sql } from 'kysely'
import type { StepProgress } from 'server/platform/db/migration-steps'
import {
  areStepsLeft,
  type MigrateOptions,
  migrateToLatest,
  migratorOf,
  productMigrations,
  runMigrationSteps,
} from 'server/platform/db/migrator'
import type { DatabaseClient } from 'server/platform/db/store'
import { JobQueue } from 'server/platform/jobs/queue'
import { createLog } from 'server/platform/log/log'
import type { AppDeps } from 'server/platform/platform'
import { createMigrationStepsJob, queueMigrationSteps } from 'server/platform/platform.jobs'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { FILLED, withAuditKind, withKindNotNull } from '../../resilience/migrations/audit-kind.ts'
import { openTestStore } from '../../support/database.ts'

const ROWS = 4000
const opened: DatabaseClient[] = []
afterAll(() => Promise.all(opened.map(store => store.close())))

let store: DatabaseClient
beforeEach(async () => {
  store = await openTestStore()
  opened.push(store)
  await sql`
    insert into audit_log (action, subject, area)
    select 'project.created', 'projects', 'projects' from generate_series(1, ${sql.lit(ROWS)})`.execute(
    store.db,
  )
})

const migrations = withAuditKind
const run = (options: Parameters<typeof runMigrationSteps>[1] = {}) =>
  runMigrationSteps(store, { migrations, ...options })

async function rowsWithout(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select cast(count(*) as integer) as count from audit_log where kind is null`.execute(store.db)
  return rows[0]?.count ?? -1
}

async function isIndexWhole(): Promise<boolean | undefined> {
  const { rows } = await sql<{ whole: boolean }>`
    select indisvalid as whole from pg_index where indexrelid = to_regclass('audit_log_kind')`.execute(
    store.db,
  )
  return rows[0]?.whole
}

/** Runs the steps until the first batch of rows is filled. Returns the number of rows. */
async function stopInTheMiddle(): Promise<number> {
  let filled = 0
  const tell = ({ rowsDone }: StepProgress) => {
    filled = rowsDone
  }
  expect(await run({ shouldStop: () => filled > 0, tell })).toBe('stopped')
  return filled
}

describe('large steps after a migration', () => {
  test('run later, and resume where they were stopped', async () => {
    expect(await migrateToLatest(store, { migrations })).toEqual(['9000-audit-kind'])
    expect(await rowsWithout()).toBe(ROWS)
    const filled = await stopInTheMiddle()
    expect(filled).toBeLessThan(ROWS)
    expect(await rowsWithout()).toBe(ROWS - filled)

    const told: StepProgress[] = []
    expect(await run({ tell: progress => void told.push(progress) })).toBe('done')
    expect(told.find(({ step, isDone }) => step === FILLED && isDone)?.rowsDone).toBe(ROWS)
    expect(told[0]?.rowsDone).toBeGreaterThan(filled)
    expect([await rowsWithout(), await isIndexWhole()]).toEqual([0, true])
    expect(await areStepsLeft(store.db, migrations)).toBe(false)
  })

  test('rebuild an index that was left invalid', async () => {
    await migrateToLatest(store, { migrations })
    // Duplicate values make the index fail, which leaves an invalid one.
    await expect(
      sql`create unique index concurrently audit_log_kind on audit_log (action)`.execute(store.db),
    ).rejects.toThrow('could not create unique index')
    expect(await isIndexWhole()).toBe(false)
    expect(await run()).toBe('done')
    expect(await isIndexWhole()).toBe(true)
  })

  test('run before a migration that needs them', async () => {
    const both: MigrateOptions = { migrations: withKindNotNull }
    expect(await migrateToLatest(store, both)).toEqual(['9000-audit-kind', '9001-kind-not-null'])
    expect(await rowsWithout()).toBe(0)
    await expect(sql`update audit_log set kind = null`.execute(store.db)).rejects.toThrow('not-null')
  })

  test('run again after their migration was reverted and applied again', async () => {
    await migrateToLatest(store, { migrations })
    await run()
    const { error } = await migratorOf(store.db, migrations).migrateDown()
    expect(error).toBeUndefined()
    await migrateToLatest(store, { migrations })
    expect([await rowsWithout(), await isIndexWhole()]).toEqual([ROWS, undefined])
    expect(await run()).toBe('done')
    expect([await rowsWithout(), await isIndexWhole()]).toEqual([0, true])
  })

  test('are a job of the starting process', async () => {
    await migrateToLatest(store, { migrations })
    const job = createMigrationStepsJob(migrations)
    const log = createLog('silent')
    const jobs = new JobQueue(store, log, [job], ['no job here is sealed'])
    const platform = { store, db: store.db, jobs, log } as AppDeps
    await jobs.start(platform, { work: true })
    await queueMigrationSteps(platform, job, migrations)
    await expect.poll(() => areStepsLeft(store.db, migrations)).toBe(false)
    await jobs.stop()
    expect(await rowsWithout()).toBe(0)
  })
})

test('every step of the product has a unique name', async () => {
  const known = Object.entries(await productMigrations.getMigrations())
  for (const [name, { steps = [] }] of known) {
    const names = steps.map(step => step.name)
    expect(new Set(names).size, name).toBe(names.length)
  }
})
