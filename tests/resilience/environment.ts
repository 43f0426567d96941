import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openEmbeddedStore } from 'server/platform/db/embedded-store'
import { openPostgresStore } from 'server/platform/db/postgres-store'
import type { DatabaseClient } from 'server/platform/db/store'

/** Location of all data of an experiment's server processes. */
export interface Environment {
  kind: DatabaseClient['kind']
  /** Environment variables of a server process. */
  env: Record<string, string>
  /** Opens the store from outside; the embedded store only while no server has it open. */
  open(): Promise<DatabaseClient>
  remove(): Promise<void>
}

/** Returns an environment with the embedded store, in a new folder by default. */
export function embeddedEnvironment(dataDir = mkdtempSync(join(tmpdir(), 'faults-'))): Environment {
  return {
    kind: 'embedded',
    env: { DATA_DIR: dataDir },
    open: () => openEmbeddedStore(dataDir),
    async remove() {
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Creates a database on a PostgreSQL server, in a tablespace if one is named. */
export async function postgresEnvironment(
  serverUrl: string,
  tablespace = 'pg_default',
): Promise<Environment> {
  const dataDir = mkdtempSync(join(tmpdir(), 'faults-'))
  const name = `faults_${randomBytes(6).toString('hex')}`
  const url = new URL(serverUrl)
  url.pathname = name
  await ask(serverUrl, `create database ${name} tablespace ${tablespace}`)
  return {
    kind: 'postgres',
    env: { DATA_DIR: dataDir, DATABASE_URL: url.href },
    open: () => openPostgresStore(url.href, url.href),
    async remove() {
      await ask(serverUrl, `drop database ${name} with (force)`)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Opens the store of an environment, and closes it after `use`. */
export async function withStore<T>(
  environment: Environment,
  use: (store: DatabaseClient) => Promise<T>,
): Promise<T> {
  const store = await environment.open()
  return use(store).finally(() => store.close())
}

/** Creates an environment, and removes it after `use`. */
export async function withNewEnvironment<T>(
  newEnvironment: () => Promise<Environment>,
  use: (environment: Environment) => Promise<T>,
): Promise<T> {
  const environment = await newEnvironment()
  return use(environment).finally(() => environment.remove())
}

/** Runs one statement on a new connection to a PostgreSQL server. */
export async function ask<Row extends object>(serverUrl: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: serverUrl })
  // A balancer may close the connection.
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<Row>(statement).finally(() => client.end())
  return rows
}
