import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { migrateToLatest } from 'server/platform/db/migrator'
import { count, type Figure, figure } from '../../bench/figures.ts'
import { freePort } from '../../support/processes/free-port.ts'
import { ServerProcess } from '../../support/processes/running-server.ts'
import { type Environment, withStore } from '../environment.ts'
import { type Troubles, travel } from './journeys.ts'
import { type Release, unpackPreviousRelease } from './previous-release.ts'

const today = fileURLToPath(new URL('../../..', import.meta.url))
const demo = { DEMO: 'on', NODE_ENV: 'test', LIMITS: 'off', LOG_LEVEL: 'silent' }

/**
 * Runs the journeys of the previous release on its own tables, and again after the current migrations ran beneath it.
 * Then runs the current release beside it, with the clients of both.
 */
export async function releases(environment: Environment): Promise<Figure[] | string> {
  const release = unpackPreviousRelease()
  if (typeof release === 'string') return release
  try {
    return await rollOut(environment, release)
  } finally {
    release.remove()
  }
}

async function rollOut(environment: Environment, release: Release): Promise<Figure[]> {
  console.log(`The release before is ${release.commit}; since then: ${release.newer.join(', ')}`)
  const start = async (folder: string) =>
    new ServerProcess({ ...environment.env, ...demo }, await freePort(), `${folder}/server/src/app/main.ts`)
  const before = await start(release.folder)
  await before.ready()
  const onOwn = await travel(release.folder, before.origin)
  const done = await withStore(environment, store => migrateToLatest(store))
  const onToday = await travel(release.folder, before.origin)
  const now = await start(today)
  await now.ready()
  const ofToday = await travel(today, now.origin)
  const openPages = await travel(release.folder, now.origin)
  await before.signal('SIGTERM')
  const startsAgain = isToStart(release) ? await starts(await start(release.folder)) : undefined
  await now.signal('SIGTERM')
  return [
    figure('migrations done while it ran', '', done.length, { atLeast: 1 }),
    said('the release before, on its own tables', onOwn),
    said('the release before, on the tables of today', onToday),
    said('today beside it', ofToday),
    said('clients of the release before, at today', openPages),
    ...(startsAgain === undefined
      ? []
      : [count('starts of the release before that failed', startsAgain ? 0 : 1)]),
  ]
}

function said(what: string, troubles: Troubles): Figure {
  for (const trouble of troubles) console.log(`${what}: ${trouble}`)
  return count(`${what}: what went wrong`, troubles.length)
}

/**
 * Returns whether the release must start on the current tables: all newer migrations are compatible, and it knows that
 * mark.
 */
function isToStart({ folder, newer }: Release): boolean {
  const knows = existsSync(`${folder}/server/src/platform/db/newer-migrations.ts`)
  const unmarked = newer.filter(
    name => !/^export const compatible = true$/m.test(readFileSync(`${today}/migrations/${name}`, 'utf8')),
  )
  if (!knows)
    console.log('The release before knows of no later one: it is not started on the tables of today.')
  else if (unmarked.length > 0)
    console.log(`It is not started on the tables of today: ${unmarked.join(', ')}`)
  return knows && unmarked.length === 0
}

async function starts(server: ServerProcess): Promise<boolean> {
  const isReady = await server.ready().then(
    () => true,
    () => false,
  )
  await server.signal('SIGTERM')
  return isReady
}
