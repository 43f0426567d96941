import { patience } from 'server/platform/http/patience'
import type { Figure } from '../load/figures.ts'
import { findPostgres } from '../support/find-postgres.ts'
import { type Cluster, startCluster } from '../support/postgres-cluster.ts'
import { databaseLost } from './database-lost.ts'
import { everythingFull, filesFull, tablesFull } from './disk-full-places.ts'
import { killedAtFirstStart } from './first-start.ts'
import { killedWhileWriting } from './killed.ts'
import { killedMigrations } from './killed-migrations.ts'
import { hungWhileListening, killedWhileListening } from './listeners.ts'
import { mailOutage } from './mail-outage.ts'
import { makePeople } from './people.ts'
import { embeddedPlace, type Place, postgresPlace } from './place.ts'
import { killedRestores } from './restores.ts'
import { serversOn } from './servers.ts'
import { slowClients } from './slow-clients.ts'
import { whyNoDisk } from './small-disk.ts'
import { soak } from './soak.ts'
import { terminatedInFlight } from './terminated.ts'
import { tested } from './tested.ts'
import { testedExperiments } from './tested-experiments.ts'

export interface Size {
  short: boolean
  /** How long a soak takes. */
  minutes: number | undefined
}

interface Experiment {
  promise: string
  /** The figures, or the reason why it cannot be done here. */
  run(size: Size): Promise<Figure[] | string>
}

const inFlight = { calls: 160, uploads: 20, downloads: 5, kept: 10, streams: 20 }

/** Every experiment of the table Reliability, by the name under which it is called. */
export const experiments: Record<string, Experiment> = {
  killed: {
    promise: 'whatever was answered outlives kill -9, once and whole, with its mail',
    run: ({ short }) =>
      onBothStores(place =>
        killedWhileWriting(place, short ? { kills: 3, forms: 120 } : { kills: 50, forms: 2000 }),
      ),
  },
  mail: {
    promise: 'a mail server that is gone holds up nothing but mails, and these only until it is back',
    run: ({ short }) =>
      onBothStores(place =>
        mailOutage(place, short ? { mails: 30, troubleMs: 1000 } : { mails: 500, troubleMs: 60_000 }),
      ),
  },
  listeners: {
    promise:
      'one of two processes is killed, or all connections to the database hang: each screen has each event once and in order',
    run: ({ short }) =>
      onPostgres(async place => {
        const size = short ? { screens: 20, events: 100 } : { screens: 200, events: 1000 }
        const killed = await killedWhileListening(place, size)
        const hung = await hungWhileListening(place, { ...size, forms: short ? 20 : 200 })
        return [...killed, ...hung.map(figure => ({ ...figure, what: `hanging, ${figure.what}` }))]
      }),
  },
  terminated: {
    promise: 'SIGTERM leaves nobody without an answer',
    run: ({ short }) =>
      onBothStores(place => terminatedInFlight(place, { ...inFlight, rounds: short ? 1 : 20 })),
  },
  'database-lost': {
    promise:
      'PostgreSQL stands still, loses its connections, crashes: answers within five seconds, and it goes on',
    run: ({ short }) =>
      onPostgres((place, cluster) =>
        databaseLost(
          place,
          cluster,
          short ? { pausedMs: 7000, cuts: 2, crashes: 1 } : { pausedMs: 30_000, cuts: 20, crashes: 10 },
        ),
      ),
  },
  'first-start': {
    promise: 'a first start that is killed while it makes files, tables and queues is made whole by the next',
    run: ({ short }) => onNewPlaces(newPlace => killedAtFirstStart(newPlace, { kills: short ? 2 : 10 })),
  },
  restores: {
    promise: 'a restore that is killed in the middle brings all back when it is run again',
    run: ({ short }) =>
      onNewPlaces(newPlace => killedRestores(newPlace, { kills: short ? 1 : 10, people: 200, files: 400 })),
  },
  'disk-full': {
    promise:
      'a disk that runs full refuses what it has no room for, keeps nothing by halves, and goes on with room',
    run: ({ short }) => onSmallDisks(short ? 1 : 5),
  },
  'slow-clients': {
    promise: 'five hundred that send a byte a second cost the others nothing and are cut; who listens is not',
    run: ({ short }) =>
      onBothStores(place =>
        slowClientsOf(place, { sockets: short ? 60 : 500, streams: 3, watchMs: short ? 2000 : 10_000 }),
      ),
  },
  soak: {
    promise:
      'thirty questions a second and a hundred screens, for so many minutes: nothing grows, nothing is refused',
    run: ({ short, minutes = short ? 0.5 : 5 }) =>
      onBothStores(place => soak(place, { minutes, perSecond: 30, streams: 100 })),
  },
  migrations: {
    promise:
      'a migration that is killed or fails leaves nothing by halves, and goes through when it is run again',
    run: async ({ short }) => [
      ...(await onNewPlaces(killedMigrations)),
      ...(await tested(['embedded', 'postgres'], ['faults/migrations'], {
        env: { FAULTS: short ? 'short' : 'full' },
      })),
    ],
  },
  ...testedExperiments,
}

async function onSmallDisks(rounds: number): Promise<Figure[] | string> {
  const reason = whyNoDisk()
  if (reason) return reason
  const everything = named('embedded', await everythingFull(rounds))
  const files = await on(embeddedPlace(), place => filesFull(place, rounds))
  const tables = await onPostgresServer(url => tablesFull(url, rounds))
  return [
    ...everything,
    ...files.map(figure => ({ ...figure, what: `files, ${figure.what}` })),
    ...(typeof tables === 'string' ? [] : named('postgres', tables)),
  ]
}

async function onPostgresServer<T>(run: (url: string) => Promise<T>): Promise<T | string> {
  const found = findPostgres()
  if (!found || !('binaries' in found)) return 'it needs the binaries of a PostgreSQL server'
  const cluster = await startCluster(found.binaries, honest)
  return run(cluster.url).finally(() => cluster.stop())
}

async function slowClientsOf(place: Place, size: Parameters<typeof slowClients>[2]): Promise<Figure[]> {
  const [person] = await makePeople(place, 1)
  const { servers, stop } = await serversOn(place, 1)
  const origin = servers[0]?.origin ?? ''
  return slowClients({ origin, cookie: person?.cookie ?? '' }, patience, size).finally(stop)
}

async function onBothStores(run: (place: Place) => Promise<Figure[]>): Promise<Figure[] | string> {
  const embedded = await on(embeddedPlace(), run)
  const server = await onPostgres(run)
  return typeof server === 'string' ? embedded : [...embedded, ...server]
}

/** Each store as often as it is wanted empty. */
async function onNewPlaces(run: (newPlace: () => Promise<Place>) => Promise<Figure[]>) {
  const embedded = named('embedded', await run(async () => embeddedPlace()))
  const found = findPostgres()
  if (!found || !('binaries' in found)) return embedded
  const cluster = await startCluster(found.binaries, honest)
  const server = await run(() => postgresPlace(cluster.url)).finally(() => cluster.stop())
  return [...embedded, ...named('postgres', server)]
}

/** As it is in earnest: what is committed has been handed to the system. */
const honest = { synchronous_commit: 'on' }

async function onPostgres(
  run: (place: Place, cluster: Cluster) => Promise<Figure[]>,
): Promise<Figure[] | string> {
  const found = findPostgres()
  if (!found || !('binaries' in found)) return 'it needs the binaries of a PostgreSQL server'
  const cluster = await startCluster(found.binaries, honest)
  try {
    return await on(await postgresPlace(cluster.url), place => run(place, cluster))
  } finally {
    await cluster.stop()
  }
}

async function on(place: Place, run: (place: Place) => Promise<Figure[]>): Promise<Figure[]> {
  return named(place.kind, await run(place).finally(() => place.remove()))
}

const named = (kind: Place['kind'], figures: Figure[]): Figure[] =>
  figures.map(figure => ({ ...figure, what: `${kind}: ${figure.what}` }))
