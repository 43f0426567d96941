import { randomUUID } from 'node:crypto'
import { migrateTo, migrateToLatest, migrationNames, migratorOf } from 'server/platform/db/migrator'
import type { Database } from 'server/platform/db/store'
import { afterAll, expect, inject, test } from 'vitest'
import { failingEmbedded, failingPostgres } from '../../resilience/database/failing-database.ts'
import { FaultInjector } from '../../resilience/database/failing-dialect.ts'
import { schemaOf } from '../../resilience/migrations/schema-of.ts'
import { openTestStore } from '../../support/database.ts'
import { onServer, withDatabase } from '../../support/postgres-template.ts'

/** Experiment F24: fails after every statement, or only after the 1st, 2nd, 4th, 8th and so on, which is faster. */
const everyStatement = process.env.FAULTS === 'full'

const undisturbed = await openTestStore()
const whole = await schemaOf(undisturbed.db)
const names = await migrationNames(undisturbed.db)
await undisturbed.close()

const saboteur = new FaultInjector()
const db = await openEmpty()
const sabotaged = { withMigrationConnection: <T>(use: (db: Database) => Promise<T>) => use(db) }
afterAll(() => db.destroy())

async function openEmpty(): Promise<Database> {
  const template = inject('template')
  if (template.kind === 'embedded') return failingEmbedded(undefined, saboteur)
  const name = `migrated_${randomUUID().replaceAll('-', '')}`
  await onServer(template.serverUrl, client => client.query(`create database ${name}`))
  afterAll(() => onServer(template.serverUrl, client => client.query(`drop database ${name} with (force)`)))
  return failingPostgres(withDatabase(template.serverUrl, name), saboteur)
}

test.each(names)('%s fails after its statements, leaves nothing, and succeeds in the end', async name => {
  const before = await schemaOf(db)
  const faults: string[] = []
  for (let statement = 1; ; statement = everyStatement ? statement + 1 : statement * 2) {
    saboteur.strikeAt(statement)
    const failed = await migrateTo(sabotaged, name).then(never, always)
    const { struck } = saboteur
    saboteur.rest()
    if (!struck) break
    if (!failed) faults.push(`statement ${statement}: nothing was said`)
    const after = await schemaOf(db)
    // The last statement comes after the commit, so its changes are complete.
    if (after.join() !== before.join() && !(await isDone(name)))
      faults.push(`statement ${statement}: something is left`)
  }
  expect(faults).toEqual([])
})

async function isDone(name: string): Promise<boolean> {
  const migrations = await migratorOf(db).getMigrations()
  return migrations.some(migration => migration.name === name && migration.executedAt !== undefined)
}

const never = () => false
const always = () => true

test('repeated migrations create the schema of an undisturbed run', async () => {
  expect(whole.length).toBeGreaterThan(100)
  expect(await migrateToLatest(sabotaged)).toEqual([])
  expect(await schemaOf(db)).toEqual(whole)
})

test('migrating all the way down and up again gives the same schema', async () => {
  const migrator = migratorOf(db)
  for (;;) {
    const { error, results } = await migrator.migrateDown()
    expect(error).toBeUndefined()
    if (!results?.length) break
  }
  expect(await schemaOf(db)).toEqual([])
  expect((await migrator.migrateToLatest()).error).toBeUndefined()
  expect(await schemaOf(db)).toEqual(whole)
})
