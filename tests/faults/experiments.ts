import type { Figure } from '../load/figures.ts'
import { findPostgres } from '../support/find-postgres.ts'
import { type Cluster, startCluster } from '../support/postgres-cluster.ts'
import { databaseLost } from './database-lost.ts'
import { killedWhileWriting } from './killed.ts'
import { killedWhileListening } from './listeners.ts'
import { mailOutage } from './mail-outage.ts'
import { embeddedPlace, type Place, postgresPlace } from './place.ts'
import { terminatedInFlight } from './terminated.ts'
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
    promise: 'one of two processes is killed: each screen has each event once and in order',
    run: ({ short }) =>
      onPostgres(place =>
        killedWhileListening(place, short ? { screens: 20, events: 100 } : { screens: 200, events: 1000 }),
      ),
  },
  terminated: {
    promise: 'SIGTERM leaves nobody without an answer',
    run: ({ short }) =>
      onBothStores(place =>
        terminatedInFlight(place, { rounds: short ? 1 : 20, calls: 160, uploads: 20, streams: 20 }),
      ),
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
  ...testedExperiments,
}

async function onBothStores(run: (place: Place) => Promise<Figure[]>): Promise<Figure[] | string> {
  const embedded = await on(embeddedPlace(), run)
  const server = await onPostgres(run)
  return typeof server === 'string' ? embedded : [...embedded, ...server]
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
  const figures = await run(place).finally(() => place.remove())
  return figures.map(figure => ({ ...figure, what: `${place.kind}: ${figure.what}` }))
}
