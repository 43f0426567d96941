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
    expectation: 'every answered submission survives kill -9 once, complete and with its mail',
    run: ({ short }) =>
      onBothStores(environment =>
        killedWhileWriting(environment, short ? { kills: 3, forms: 120 } : { kills: 50, forms: 2000 }),
      ),
  },
  mail: {
    expectation: 'an unreachable mail server delays mails only, until it is back',
    run: ({ short }) =>
      onBothStores(environment =>
        mailOutage(environment, short ? { mails: 30, troubleMs: 1000 } : { mails: 500, troubleMs: 60_000 }),
      ),
  },
  listeners: {
    expectation:
      'each screen gets each event once and in order, although one of two processes is killed, or all database connections hang',
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
    expectation: 'SIGTERM leaves no call unanswered',
    run: ({ short }) =>
      onBothStores(environment => terminatedInFlight(environment, { ...inFlight, rounds: short ? 1 : 20 })),
  },
  'database-lost': {
    expectation:
      'PostgreSQL hangs, loses its connections or crashes: calls are answered within five seconds, and work continues afterwards',
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
      'a first start that is killed while it creates files, tables and queues is completed by the next start',
    run: ({ short }) =>
      onNewEnvironments(newEnvironment => killedAtFirstStart(newEnvironment, { kills: short ? 2 : 10 })),
  },
  restores: {
    expectation: 'a restore that is killed succeeds when it is run again',
    run: ({ short }) =>
      onNewEnvironments(newEnvironment =>
        killedRestores(newEnvironment, { kills: short ? 1 : 10, people: 200, files: 400 }),
      ),
  },
  'disk-full': {
    expectation: 'writes to a full disk are refused without partial data, and succeed once there is space',
    run: ({ short }) => onSmallDisks(short ? 1 : 5),
  },
  'slow-clients': {
    expectation:
      '500 clients that send a byte a second do not slow others and are disconnected; open event streams are not',
    run: ({ short }) =>
      onBothStores(environment =>
        slowClientsOf(environment, { sockets: short ? 60 : 500, streams: 3, watchMs: short ? 2000 : 10_000 }),
      ),
  },
  soak: {
    expectation:
      'under thirty calls a second and a hundred screens for some minutes, memory does not grow and no call is refused',
    run: ({ short, minutes = short ? 0.5 : 5 }) =>
      onBothStores(environment => soak(environment, { minutes, perSecond: 30, streams: 100 })),
  },
  migrations: {
    expectation:
      'a migration that is killed leaves no partial change and succeeds when it is run again; a large one blocks no request',
    run: async ({ short }) => [
      ...(await onNewEnvironments(newEnvironment =>
        killedMigrations(newEnvironment, { newest: short ? 4 : Number.POSITIVE_INFINITY }),
      )),
      ...(await largeChangeIfPossible(short ? 60_000 : 1_500_000)),
    ],
  },
  releases: {
    expectation:
      'the main journeys work in the former release while and after the new one migrates the tables',
    run: () => onPostgres(releases),
  },
  cluster: {
    expectation:
      'with two processes, two database servers, a pooler, a store in two zones and a balancer, one of each may fail under load, and a release may be rolled out, without loss of answered calls',
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
