import { promises as fs } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { type Kysely, sql } from 'kysely'
import {
  DEFAULT_MIGRATION_TABLE,
  FileMigrationProvider,
  type Migration,
  type MigrationProvider,
  type MigrationResultSet,
  Migrator,
} from 'kysely/migration'
import { sleep } from '../clock.ts'
import { type LockPatience, MIGRATION_LOCK, retryLocked, unlock, waitForLock } from './migration-locks.ts'
import {
  type DataMigration,
  listPendingSteps,
  type NamedDataMigration,
  runSteps,
  type StepOptions,
  type StepsOutcome,
} from './migration-steps.ts'
import { markCompatible, newerMigrations, unmarkCompatible } from './newer-migrations.ts'
import type { Database, DatabaseClient } from './store.ts'

const migrationFolder = fileURLToPath(new URL('../../../../migrations', import.meta.url))
const LOOK_EVERY_MS = 500

export interface ProductMigration extends Migration {
  /** Data migrations that run afterwards, while the product is in use. */
  steps?: DataMigration[]
  /** True if it needs the steps of earlier migrations, which then run first. */
  needsSteps?: boolean
  /** True if the previous release runs and starts on the new schema. */
  compatible?: boolean
}

export interface ProductMigrations extends MigrationProvider {
  getMigrations(): Promise<Record<string, ProductMigration>>
}

export const productMigrations: ProductMigrations = new FileMigrationProvider({ fs, path, migrationFolder })

export interface MigrateOptions extends Pick<StepOptions, 'tell'> {
  migrations?: ProductMigrations
  patience?: LockPatience
}

type Migrated = Pick<DatabaseClient, 'withMigrationConnection'>

export function migratorOf<DB>(db: Kysely<DB>, migrations = productMigrations): Migrator {
  return new Migrator({ db, provider: recording(migrations) })
}

function recording(migrations: ProductMigrations): MigrationProvider {
  return {
    async getMigrations() {
      const known = Object.entries(await migrations.getMigrations())
      return Object.fromEntries(known.map(([name, migration]) => [name, recorded(name, migration)]))
    },
  }
}

/** Adds the mark of a compatible migration on `up`, and removes it with the step records on `down`. */
function recorded(name: string, migration: ProductMigration): Migration {
  const { up, down, steps, compatible } = migration
  return {
    async up(db) {
      await up(db)
      if (compatible) await markCompatible(db, name)
    },
    ...(down && {
      async down(db: Database) {
        await down(db)
        if (compatible) await unmarkCompatible(db, name)
        const ids = namedSteps(name, migration).map(({ id }) => id)
        if (steps) await db.deleteFrom('migrationSteps').where('step', 'in', ids).execute()
      },
    }),
  }
}

/** Returns the migrations of this program, with empty placeholders for those of a later compatible release. */
async function withNewerMigrations(db: Database, migrations: ProductMigrations): Promise<ProductMigrations> {
  const known = await migrations.getMigrations()
  const newer = await newerMigrations(db, Object.keys(known))
  const done = async () => undefined
  const all = { ...known, ...Object.fromEntries(newer.map(name => [name, { up: done }])) }
  return { getMigrations: async () => all }
}

const namedSteps = (name: string, { steps = [] }: Pick<ProductMigration, 'steps'>): NamedDataMigration[] =>
  steps.map(step => ({ id: `${name}.${step.name}`, step }))

/**
 * Migrates the database to the latest migration, all or nothing. Data migrations run later, except those that a later
 * migration needs. With several processes one migrates and the others wait.
 * @returns the names of the migrations that ran.
 * @throws MigrationLockedError if one does not get its locks, NewerStoreError if a later release changed the database
 * incompatibly.
 */
export function migrateToLatest(store: Migrated, options: MigrateOptions = {}): Promise<string[]> {
  const { patience } = options
  return store.withMigrationConnection(async db => {
    if (!options.migrations && (await isUpToDate(db))) return []
    await waitForLock(db, MIGRATION_LOCK)
    try {
      const migrations = await withNewerMigrations(db, options.migrations ?? productMigrations)
      const migrator = migratorOf(db, migrations)
      const done: string[] = []
      for (const before of await listBarriers(db, migrations)) {
        done.push(...(await retried(() => migrator.migrateTo(before), patience)))
        await finishSteps(db, options)
      }
      done.push(...(await retried(() => migrator.migrateToLatest(), patience)))
      return done
    } finally {
      await unlock(db, MIGRATION_LOCK)
    }
  })
}

/**
 * Returns true if exactly the migrations of the folder have run. Reads one table; the migrator would load every file
 * and query the catalogue several times.
 */
async function isUpToDate(db: Database): Promise<boolean> {
  const files = await fs.readdir(migrationFolder)
  const { rows } = await sql<{ present: boolean }>`
    select to_regclass(${DEFAULT_MIGRATION_TABLE}) is not null as present`.execute(db)
  if (!rows[0]?.present) return false
  const done = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by timestamp, name`.execute(db)
  return isDeepStrictEqual(
    done.rows.map(({ name }) => `${name}.ts`),
    files.filter(file => file.endsWith('.ts')).sort(),
  )
}

/** Migrates the database up or down to one migration. A migration down can delete rows. */
export function migrateTo(store: Migrated, name: string): Promise<void> {
  return store.withMigrationConnection(async db => {
    await retried(() => migratorOf(db).migrateTo(name))
  })
}

/** Lists the migrations whose data migrations must finish before the next migration runs. */
async function listBarriers(db: Database, migrations = productMigrations): Promise<string[]> {
  const known = await migrations.getMigrations()
  const names = await migratorOf(db, migrations).getMigrations()
  return names.flatMap(({ name, executedAt }, at) => {
    const before = names[at - 1]?.name
    return before !== undefined && executedAt === undefined && known[name]?.needsSteps ? [before] : []
  })
}

/** Runs a migration with retries for locks. Returns the names of the migrations that ran. */
async function retried(migrate: () => Promise<MigrationResultSet>, patience?: LockPatience) {
  let failed: string | undefined
  const attempt = async () => {
    const { error, results = [] } = await migrate()
    failed = results.find(result => result.status === 'Error')?.migrationName
    if (error) throw error
    return results
  }
  const results = await retryLocked(() => `The migration ${failed ?? ''}`.trim(), attempt, patience)
  return results.map(result => result.migrationName)
}

/** Runs the remaining data migrations of all migrations that have run, unless another process does. */
export function runMigrationSteps(
  store: Migrated,
  { migrations, ...options }: MigrateOptions & StepOptions = {},
): Promise<StepsOutcome> {
  return store.withMigrationConnection(async db => runSteps(db, await stepsOf(db, migrations), options))
}

async function finishSteps(db: Database, { migrations, ...options }: MigrateOptions): Promise<void> {
  const steps = await stepsOf(db, migrations)
  while ((await runSteps(db, steps, options)) !== 'done') await sleep(LOOK_EVERY_MS)
}

export async function areStepsLeft(db: Database, migrations = productMigrations): Promise<boolean> {
  return (await listPendingSteps(db, await stepsOf(db, migrations))).length > 0
}

/** Lists the data migrations of all migrations that have run, in order. */
async function stepsOf(db: Database, migrations = productMigrations): Promise<NamedDataMigration[]> {
  const known = await migrations.getMigrations()
  const all = await migratorOf(db, migrations).getMigrations()
  return all.flatMap(({ name, executedAt }) =>
    executedAt === undefined ? [] : namedSteps(name, known[name] ?? {}),
  )
}

/** Lists the migrations of this program, oldest first. */
export async function migrationNames<DB>(db: Kysely<DB>): Promise<string[]> {
  const migrations = await migratorOf(db).getMigrations()
  return migrations.map(migration => migration.name)
}

/** Returns true if every migration of this release has run. Data migrations do not count. */
export async function isAtHead(db: Database): Promise<boolean> {
  if (await isUpToDate(db)) return true
  const migrations = await migratorOf(db).getMigrations()
  return migrations.every(migration => migration.executedAt !== undefined)
}
