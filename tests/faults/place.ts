import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openEmbeddedStore } from 'server/platform/db/embedded-store'
import { openPostgresStore } from 'server/platform/db/postgres-store'
import type { Store } from 'server/platform/db/store'

/** Where the server processes of an experiment keep everything. */
export interface Place {
  kind: Store['kind']
  /** What a server process is told of it. */
  env: Record<string, string>
  /** For whoever looks at it from outside; the embedded store only while no server has it. */
  open(): Promise<Store>
  remove(): Promise<void>
}

/** On the embedded store. */
export function embeddedPlace(): Place {
  const dataDir = mkdtempSync(join(tmpdir(), 'faults-'))
  return {
    kind: 'embedded',
    env: { DATA_DIR: dataDir },
    open: () => openEmbeddedStore(dataDir),
    async remove() {
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** On a new, empty database of a PostgreSQL server. */
export async function postgresPlace(serverUrl: string): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'faults-'))
  const name = `faults_${randomBytes(6).toString('hex')}`
  const url = new URL(serverUrl)
  url.pathname = name
  await ask(serverUrl, `create database ${name}`)
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

async function ask(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
