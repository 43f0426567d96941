import { httpTimeouts } from 'server/platform/http/http-server'
import type { Figure } from '../bench/figures.ts'
import { findPostgresBinaries } from '../support/processes/find-postgres.ts'
import { type Cluster, startCluster } from '../support/processes/postgres-cluster.ts'
import { cluster, shortCluster, wholeCluster } from './cluster/cluster.ts'
import { databaseLost } from './database/database-lost.ts'
import { everythingFull, filesFull, tablesFull } from './database/disk-full-places.ts'
import { whyNoDisk } from './database/small-disk.ts'
import { type Environment, embeddedEnvironment, postgresEnvironment } from './environment.ts'
import { slowClients } from './http/slow-clients.ts'
import { hungWhileListening, killedWhileListening } from './load/listeners.ts'
import { soak } from './load/soak.ts'
import { killedBeforeAnnouncing } from './load/unannounced.ts'
import { mailOutage } from './mail/mail-outage.ts'
import { killedAtFirstStart } from './migrations/first-start.ts'
import { killedMigrations } from './migrations/killed-migrations.ts'
import { largeChange } from './migrations/large-change.ts'
import { killedRestores } from './migrations/restores.ts'
import { makePeople } from './people.ts'
import { releases } from './releases/releases.ts'
import { serverOn } from './servers.ts'
import { killedWhileWriting } from './shutdown/killed.ts'
import { terminatedInFlight } from './shutdown/terminated.ts'
import { testedExperiments } from './tested-experiments.ts'

export interface Size {
  short: boolean
  /** Duration of the soak; undefined means the default. */
  minutes: number | undefined
}

interface Experiment {
  expectation: string
  /** Returns the figures, or the reason why the experiment cannot run here. */
  run(size: Size): Promise<Figure[] | string>
}

const inFlight = { calls: 160, uploads: 20, downloads: 5, kept: 10, streams: 20 }

/** Experiments of the table Reliability, by the name that starts them. */
export const experiments: Record<string, Experiment> = {
  killed: {
    expectation: 'whatever was answered outlives kill -9, once and whole, with its mail',
    run: ({ short }) =>
      onBothStores(environment =>
        killedWhileWriting(environment, short ? { kills: 3, forms: 120 } : { kills: 50, forms: 2000 }),
      ),
  },
  mail: {
    expectation: 'a mail server that is gone holds up nothing but mails, and these only until it is back',
    run: ({ short }) =>
      onBothStores(environment =>
        mailOutage(environment, short ? { mails: 30, troubleMs: 1000 } : { mails: 500, troubleMs: 60_000 }),
      ),
  },
  listeners: {
    expectation:
      'one of two processes is killed, or one that was about to announce, or all connections to the database hang: each screen has each event once and in order',
    run: ({ short }) =>
      onPostgres(async environment => {
        const size = short ? { screens: 20, events: 100 } : { screens: 200, events: 1000 }
        const killed = await killedWhileListening(environment, size)
        const hung = await hungWhileListening(environment, { ...size, forms: short ? 20 : 200 })
        const unannounced = await killedBeforeAnnouncing(environment, {
          screens: size.screens,
          kills: short ? 2 : 10,
        })
        return [
          ...killed,
          ...hung.map(figure => ({ ...figure, what: `hanging, ${figure.what}` })),
          ...unannounced.map(figure => ({ ...figure, what: `not announced, ${figure.what}` })),
        ]
      }),
  },
  terminated: {
    expectation: 'SIGTERM leaves nobody without an answer',
    run: ({ short }) =>
      onBothStores(environment => terminatedInFlight(environment, { ...inFlight, rounds: short ? 1 : 20 })),
  },
  'database-lost': {
    expectation:
      'PostgreSQL stands still, loses its connections, crashes: answers within five seconds, and it goes on',
    run: ({ short }) =>
      onPostgres((environment, cluster) =>
        databaseLost(
          environment,
          cluster,
          short ? { pausedMs: 7000, cuts: 2, crashes: 1 } : { pausedMs: 30_000, cuts: 20, crashes: 10 },
        ),
      ),
  },
  'first-start': {
    expectation:
      'a first start that is killed while it makes files, tables and queues is made whole by the next',
    run: ({ short }) =>
      onNewEnvironments(newEnvironment => killedAtFirstStart(newEnvironment, { kills: short ? 2 : 10 })),
  },
  restores: {
    expectation: 'a restore that is killed in the middle brings all back when it is run again',
    run: ({ short }) =>
      onNewEnvironments(newEnvironment =>
        killedRestores(newEnvironment, { kills: short ? 1 : 10, people: 200, files: 400 }),
      ),
  },
  'disk-full': {
    expectation:
      'a disk that runs full refuses what it has no room for, keeps nothing by halves, and goes on with room',
    run: ({ short }) => onSmallDisks(short ? 1 : 5),
  },
  'slow-clients': {
    expectation:
      'five hundred that send a byte a second cost the others nothing and are cut; who listens is not',
    run: ({ short }) =>
      onBothStores(environment =>
        slowClientsOf(environment, { sockets: short ? 60 : 500, streams: 3, watchMs: short ? 2000 : 10_000 }),
      ),
  },
  soak: {
    expectation:
      'thirty questions a second and a hundred screens, for so many minutes: nothing grows, nothing is refused',
    run: ({ short, minutes = short ? 0.5 : 5 }) =>
      onBothStores(environment => soak(environment, { minutes, perSecond: 30, streams: 100 })),
  },
  migrations: {
    expectation:
      'a migration that is killed leaves nothing by halves, and goes through when it is run again; a large one refuses nobody',
    run: async ({ short }) => [
      ...(await onNewEnvironments(killedMigrations)),
      ...(await largeChangeIfPossible(short ? 60_000 : 1_500_000)),
    ],
  },
  releases: {
    expectation:
      'a release changes the tables under the one before it, and the main journeys go on in both, side by side',
    run: () => onPostgres(releases),
  },
  cluster: {
    expectation:
      'two processes, two database servers, a pooler, a store in two zones and a balancer: one of each may fail under load, and the release may be rolled; nothing that was answered is lost',
    run: ({ short }) => cluster(short ? shortCluster : wholeCluster),
  },
  ...testedExperiments,
}

async function onSmallDisks(rounds: number): Promise<Figure[] | string> {
  const reason = whyNoDisk()
  if (reason) return reason
  const everything = named('embedded', await everythingFull(rounds))
  const files = await onBothStores(environment => filesFull(environment, rounds))
  const tables = await onPostgresServer(({ url }) => tablesFull(url, rounds))
  return [
    ...everything,
    ...(typeof files === 'string' ? [] : files.map(figure => ({ ...figure, what: `files, ${figure.what}` }))),
    ...(typeof tables === 'string' ? [] : named('postgres', tables)),
  ]
}

async function largeChangeIfPossible(rows: number): Promise<Figure[]> {
  const figures = await onPostgres(environment => largeChange(environment, { rows }))
  return typeof figures === 'string' ? [] : figures
}

async function onPostgresServer<T>(run: (cluster: Cluster) => Promise<T>): Promise<T | string> {
  const binaries = findPostgresBinaries()
  if (!binaries) return 'it needs the binaries of a PostgreSQL server'
  const cluster = await startCluster(binaries, honest)
  return run(cluster).finally(() => cluster.stop())
}

async function slowClientsOf(environment: Environment, size: Parameters<typeof slowClients>[2]) {
  const [person] = await makePeople(environment, 1)
  const server = await serverOn(environment)
  const place = { origin: server.origin, cookie: person?.cookie ?? '' }
  return slowClients(place, httpTimeouts, size).finally(() => server.signal('SIGKILL'))
}

async function onBothStores(
  run: (environment: Environment) => Promise<Figure[]>,
): Promise<Figure[] | string> {
  const embedded = await on(embeddedEnvironment(), run)
  const server = await onPostgres(run)
  return typeof server === 'string' ? embedded : [...embedded, ...server]
}

/** Runs on both stores, with a factory of empty environments. */
async function onNewEnvironments(run: (newEnvironment: () => Promise<Environment>) => Promise<Figure[]>) {
  const embedded = named('embedded', await run(async () => embeddedEnvironment()))
  const server = await onPostgresServer(({ url }) => run(() => postgresEnvironment(url)))
  return typeof server === 'string' ? embedded : [...embedded, ...named('postgres', server)]
}

/** Setting of production: a commit returns once its log is written. */
const honest = { synchronous_commit: 'on' }

const onPostgres = (run: (environment: Environment, cluster: Cluster) => Promise<Figure[] | string>) =>
  onPostgresServer(async cluster =>
    on(await postgresEnvironment(cluster.url), environment => run(environment, cluster)),
  )

async function on<Done extends Figure[] | string>(
  environment: Environment,
  run: (environment: Environment) => Promise<Done>,
): Promise<Done | Figure[]> {
  const done = await run(environment).finally(() => environment.remove())
  return typeof done === 'string' ? done : named(environment.kind, done)
}

const named = (kind: Environment['kind'], figures: Figure[]): Figure[] =>
  figures.map(figure => ({ ...figure, what: `${kind}: ${figure.what}` }))
