import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { migrateToLatest, migrationNames } from 'server/platform/db/migrator'
import type { Figure } from '../load/figures.ts'
import { count } from './counted.ts'
import type { Place } from './place.ts'
import { schemaOf } from './schema-of.ts'

const command = fileURLToPath(new URL('migrate-and-die.ts', import.meta.url))

/**
 * F24: `kill -9` at the first, second, fourth, eighth and so on statement of each migration, until it goes through;
 * what comes of it is as after a run that nobody disturbed.
 */
export async function killedMigrations(newPlace: () => Promise<Place>): Promise<Figure[]> {
  const whole = await on(newPlace, migrated)
  let kills = 0
  let failed = 0
  const found = await on(newPlace, async place => {
    for (const name of whole.names)
      for (let statement = 1; ; statement *= 2) {
        const ended = await migrateAndDie(place, name, statement)
        if (ended === 'killed') kills++
        else {
          if (ended === 'failed') failed++
          break
        }
      }
    return migrated(place)
  })
  const { names, schema } = whole
  const differing = [
    ...schema.filter(line => !found.schema.includes(line)),
    ...found.schema.filter(line => !schema.includes(line)),
  ]
  return [
    { what: 'migrations killed', unit: '', values: [kills], bar: { atLeast: names.length } },
    count('runs afterwards that failed', failed),
    count('lines of the schema that differ from an undisturbed run', differing.length),
  ]
}

async function on<T>(newPlace: () => Promise<Place>, use: (place: Place) => Promise<T>): Promise<T> {
  const place = await newPlace()
  return use(place).finally(() => place.remove())
}

async function migrated(place: Place): Promise<{ names: string[]; schema: string[] }> {
  const { db, close } = await place.open()
  try {
    await migrateToLatest(db)
    return { names: await migrationNames(db), schema: await schemaOf(db) }
  } finally {
    await close()
  }
}

function migrateAndDie(place: Place, name: string, statement: number): Promise<'killed' | 'done' | 'failed'> {
  const child = spawn(process.execPath, [command, name, String(statement)], {
    env: { PATH: process.env.PATH, ...place.env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return new Promise(resolve =>
    child.once('exit', (code, signal) => {
      resolve(signal === 'SIGKILL' ? 'killed' : code === 0 ? 'done' : 'failed')
    }),
  )
}
