import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { migrateToLatest, migrationNames } from 'server/platform/db/migrator'
import { count, type Figure, figure } from '../../bench/figures.ts'
import { type Environment, withNewEnvironment, withStore } from '../environment.ts'
import { schemaOf } from './schema-of.ts'

const command = fileURLToPath(new URL('migrate-and-die.ts', import.meta.url))

/**
 * F24: kills each of the newest migrations at its first, second, fourth, eighth statement and so on, until it
 * succeeds. The schema must equal that of an undisturbed run.
 */
export async function killedMigrations(
  newEnvironment: () => Promise<Environment>,
  { newest }: { newest: number },
): Promise<Figure[]> {
  const whole = await withNewEnvironment(newEnvironment, migrated)
  const killed = whole.names.slice(-newest)
  let kills = 0
  let failed = 0
  const found = await withNewEnvironment(newEnvironment, async environment => {
    for (const name of killed)
      for (let statement = 1; ; statement *= 2) {
        const ended = await migrateAndDie(environment, name, statement)
        if (ended === 'killed') kills++
        else {
          if (ended === 'failed') failed++
          break
        }
      }
    return migrated(environment)
  })
  const { schema } = whole
  const differing = [
    ...schema.filter(line => !found.schema.includes(line)),
    ...found.schema.filter(line => !schema.includes(line)),
  ]
  return [
    figure('migrations killed', '', kills, { atLeast: killed.length }),
    count('runs afterwards that failed', failed),
    count('lines of the schema that differ from an undisturbed run', differing.length),
  ]
}

const migrated = (environment: Environment) =>
  withStore(environment, async store => {
    await migrateToLatest(store)
    return { names: await migrationNames(store.db), schema: await schemaOf(store.db) }
  })

async function migrateAndDie(
  environment: Environment,
  name: string,
  statement: number,
): Promise<'killed' | 'done' | 'failed'> {
  const child = spawn(process.execPath, [command, name, String(statement)], {
    env: { PATH: process.env.PATH, ...environment.env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code, signal] = await once(child, 'exit')
  return signal === 'SIGKILL' ? 'killed' : code === 0 ? 'done' : 'failed'
}
