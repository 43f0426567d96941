import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { migrateToLatest } from 'server/platform/db/migrator'
import { openPostgresStore } from 'server/platform/db/postgres-store'
import type { TestProject } from 'vitest/node'
import { findPostgres } from './processes/find-postgres.ts'
import { startCluster } from './processes/postgres-cluster.ts'

/** Migrates one database on a PostgreSQL server, which every test file then gets a copy of. */
export default async function prepareTemplate(project: TestProject): Promise<() => Promise<void>> {
  const found = findPostgres()
  if (!found) throw new Error('No PostgreSQL: set TEST_DATABASE_URL or install its server.')
  const cluster =
    'url' in found ? { url: found.url, stop: async () => undefined } : await startCluster(found.binaries)
  const name = `template_${randomBytes(6).toString('hex')}`
  await onServer(cluster.url, client => client.query(`create database ${name}`))
  const url = withDatabase(cluster.url, name)
  const store = await openPostgresStore(url, url)
  await migrateToLatest(store)
  await store.close()
  project.provide('template', { kind: 'postgres', serverUrl: cluster.url, name })
  return async () => {
    if ('url' in found) await onServer(cluster.url, client => client.query(`drop database ${name}`))
    await cluster.stop()
  }
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
