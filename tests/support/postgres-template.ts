import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrateToLatest } from 'server/platform/db/migrator'
import { openPostgresStore } from 'server/platform/db/postgres-store'
import type { DatabaseClient } from 'server/platform/db/store'
import type { TestProject } from 'vitest/node'
import { findPostgres } from './processes/find-postgres.ts'
import { startCluster } from './processes/postgres-cluster.ts'
import { startOnce } from './start-once.ts'

/**
 * Migrates a database on a PostgreSQL server, and starts a server on a copy of it once. Every test file gets a copy of
 * one of them.
 */
export default async function prepareTemplate(project: TestProject): Promise<() => Promise<void>> {
  const found = findPostgres()
  if (!found) throw new Error('No PostgreSQL: set TEST_DATABASE_URL or install its server.')
  const cluster =
    'url' in found ? { url: found.url, stop: async () => undefined } : await startCluster(found.binaries)
  const name = `template_${randomBytes(6).toString('hex')}`
  const started = `${name}_started`
  await onServer(cluster.url, client => client.query(`create database ${name}`))
  await inDatabase(cluster.url, name, migrateToLatest)
  await onServer(cluster.url, client => client.query(`create database ${started} template ${name}`))
  const folder = mkdtempSync(join(tmpdir(), 'first-start-'))
  await inDatabase(cluster.url, started, store => startOnce(store, folder))
  rmSync(folder, { recursive: true, force: true })
  project.provide('template', { kind: 'postgres', serverUrl: cluster.url, name, started })
  return async () => {
    if ('url' in found)
      for (const own of [name, started])
        await onServer(cluster.url, client => client.query(`drop database ${own}`))
    await cluster.stop()
  }
}

async function inDatabase(serverUrl: string, name: string, act: (store: DatabaseClient) => Promise<unknown>) {
  const url = withDatabase(serverUrl, name)
  const store = await openPostgresStore(url, url)
  await act(store).finally(() => store.close())
}

export async function onServer(url: string, act: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await act(client).finally(() => client.end())
}

export function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = name
  return url.href
}
