import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openEmbeddedStore } from 'server/platform/db/embedded-store'
import { openPostgresStore } from 'server/platform/db/postgres-store'
import type { DatabaseClient } from 'server/platform/db/store'

/** Where the server processes of an experiment keep everything. */
export interface Environment {
  kind: DatabaseClient['kind']
  /** What a server process is told of it. */
  env: Record<string, string>
  /** For whoever looks at it from outside; the embedded store only while no server has it. */
  open(): Promise<DatabaseClient>
  remove(): Promise<void>
}

/** On the embedded store, in a new folder unless one is given. */
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

/** On a new, empty database of a PostgreSQL server, its tables in a tablespace if one is named. */
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

/** The store of an environment, closed when `use` has ended. */
export async function withStore<T>(
  environment: Environment,
  use: (store: DatabaseClient) => Promise<T>,
): Promise<T> {
  const store = await environment.open()
  return use(store).finally(() => store.close())
}

/** An environment that is gone when `use` has ended. */
export async function onNew<T>(
  newEnvironment: () => Promise<Environment>,
  use: (environment: Environment) => Promise<T>,
): Promise<T> {
  const environment = await newEnvironment()
  return use(environment).finally(() => environment.remove())
}

/** One statement at the PostgreSQL server itself. */
export async function ask<Row extends object>(serverUrl: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  const { rows } = await client.query<Row>(statement).finally(() => client.end())
  return rows
}
