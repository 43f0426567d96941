import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgresStore } from 'server/platform/db/postgres-store'
import { BlackHoleProxy } from '../../support/fakes/black-hole-proxy.ts'
import { type MailServer, startMailServer } from '../../support/fakes/mail-server.ts'
import { findPostgresBinaries, postgresBinaries } from '../../support/processes/find-postgres.ts'
import { freePort } from '../../support/processes/free-port.ts'
import { startHaproxy, whyNoHaproxy } from '../../support/processes/haproxy.ts'
import { type PatroniCluster, startPatroni, whyNoPatroni } from '../../support/processes/patroni.ts'
import { startPgBouncer, whyNoPgBouncer } from '../../support/processes/pgbouncer.ts'
import { makeBucket, type SwiftZone, startSwift, whyNoSwift } from '../../support/processes/swift-server.ts'
import { waitUntil } from '../../support/wait-for.ts'
import { ask, type Environment } from '../environment.ts'

/** Services around the processes of the product, as the folder `deploy` configures them. */
export interface Engines {
  /** Environment of every process, without `DATA_DIR` and `PORT`. */
  env: Record<string, string>
  /** Address of the balancer, which forwards to `ports`. */
  site: string
  ports: [number, number]
  databases: PatroniCluster
  zones: SwiftZone[]
  mails: MailServer
  /** Proxies between processes and database: the first leads to the pooler, the second past it. */
  lines: BlackHoleProxy[]
  /** Database behind the balancer, without pooler and proxies. */
  environment: Environment
  stop(): Promise<void>
}

const ROLE = 'primopiano'
/** Name that differs from the database in the pooler's own file, because the password is new. */
const DATABASE = 'cluster'

/** Returns the reason why the cluster cannot run here, or undefined if it can. */
export function whyNoCluster(): string | undefined {
  const noPostgres = findPostgresBinaries() ? undefined : 'no binaries of a PostgreSQL server'
  return noPostgres ?? whyNoPatroni() ?? whyNoPgBouncer() ?? whyNoHaproxy() ?? whyNoSwift()
}

/** Starts all services. @throws Error when one of them does not start. */
export async function startEngines(): Promise<Engines> {
  const binaries = postgresBinaries()
  await using stops = new AsyncDisposableStack()
  const [databases, swift] = await Promise.all([
    startPatroni(binaries).then(started => {
      stops.defer(() => started.stop())
      return started.whole().then(() => started)
    }),
    startSwift({ zones: 2 }).then(started => {
      stops.defer(() => started.stop())
      return started
    }),
  ])
  const mails = await startMailServer()
  stops.defer(() => mails.stop())
  const addresses = await balance(databases, swift.zones)
  stops.defer(addresses.stop)
  const password = randomBytes(16).toString('hex')
  const direct = await makeDatabase(databases, addresses.database, password)
  const pooler = await startPgBouncer({ port: addresses.database, user: ROLE, password })
  stops.defer(() => pooler.stop())
  const lines = [await BlackHoleProxy.before(pooler.through(direct)), await BlackHoleProxy.before(direct)]
  for (const line of lines) stops.defer(() => line.close())
  const [calls, past] = lines
  const bucket = await makeBucket(swift.endpoint)
  const env = {
    ...inProduction(addresses.site, mails.url),
    ...bucket,
    S3_ENDPOINT: addresses.store,
    DATABASE_URL: calls?.through(pooler.through(direct)) ?? '',
    DATABASE_LISTEN_URL: past?.through(direct) ?? '',
  }
  const environment = environmentAt(direct)
  stops.defer(() => environment.remove())
  const { site, ports } = addresses
  const began = stops.move()
  const stop = () => began.disposeAsync()
  return { env, site, ports, databases, zones: swift.zones, mails, lines, environment, stop }
}

/** Starts one HAProxy in front of the processes, the database servers and the store's proxies. */
async function balance(databases: PatroniCluster, zones: SwiftZone[]) {
  const ports: [number, number] = [await freePort(), await freePort()]
  const [site, database, store] = [await freePort(), await freePort(), await freePort()]
  const [db1, db2] = databases.nodes
  const at = (port: number | string | undefined) => `127.0.0.1:${port}`
  const haproxy = startHaproxy({
    SITE_BIND: at(site),
    DATABASE_BIND: at(database),
    STORE_BIND: at(store),
    APP_1: at(ports[0]),
    APP_2: at(ports[1]),
    DB_1: at(db1?.port),
    DB_1_HOST: '127.0.0.1',
    DB_1_PATRONI: String(db1?.statusPort),
    DB_2: at(db2?.port),
    DB_2_HOST: '127.0.0.1',
    DB_2_PATRONI: String(db2?.statusPort),
    STORE_1: new URL(zones[0]?.endpoint ?? '').host,
    STORE_2: new URL(zones[1]?.endpoint ?? '').host,
  })
  return { ports, database, site: `http://${at(site)}`, store: `http://${at(store)}`, stop: haproxy.stop }
}

/** Creates role and database. Returns the address through the balancer, once that leads to the primary. */
async function makeDatabase(databases: PatroniCluster, port: number, password: string): Promise<string> {
  const primary = await databases.primary()
  const admin = `postgres://postgres:${databases.superuserPassword}@127.0.0.1:${primary.port}/postgres`
  await ask(admin, `create role ${ROLE} login password '${password}'`)
  await ask(admin, `create database ${DATABASE} owner ${ROLE}`)
  const url = `postgres://${ROLE}:${password}@127.0.0.1:${port}/${DATABASE}`
  // Before its first health checks the balancer alternates between both servers.
  const asked = () => Promise.all(databases.nodes.map(() => isStandby(url)))
  await waitUntil(
    () =>
      asked()
        .then(all => !all.includes(true))
        .catch(() => false),
    30_000,
  )
  return url
}

async function isStandby(url: string): Promise<boolean | undefined> {
  const [server] = await ask<{ standby: boolean }>(url, 'select pg_is_in_recovery() as standby')
  return server?.standby
}

function environmentAt(url: string): Environment {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'))
  return {
    kind: 'postgres',
    env: { DATA_DIR: folder },
    open: () => openPostgresStore(url, url),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

const inProduction = (site: string, mailUrl: string): Record<string, string> => ({
  NODE_ENV: 'production',
  DEMO: 'off',
  PUBLIC_URL: site,
  SECRET_KEY: randomBytes(32).toString('base64'),
  SMTP_URL: mailUrl,
  MAIL_FROM: 'Video <video@example.com>',
  PAYMENT_PROVIDER: 'simulated',
  CHARGE_RULE: 'deposit',
  VAT_RULE: 'statutory',
  TEAM_SECOND_FACTOR: 'optional',
  TRUST_PROXY: '1',
  LOG_LEVEL: 'silent',
})
