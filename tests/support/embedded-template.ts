import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createDatabaseClient, pgliteOptions } from 'server/platform/db/embedded-store'
import { migrateToLatest } from 'server/platform/db/migrator'
import type { TestProject } from 'vitest/node'
import { startOnce } from './start-once.ts'

/** Statements that drop PostgreSQL's own templates: half of its files, which every test file would load into memory. */
const withoutTemplates = [
  'update pg_database set datistemplate = false where datistemplate',
  'drop database template0',
  'drop database template1',
]

/** Migrates an embedded database, and starts a server on it once. Every test file copies its files. */
export default async function prepareTemplate(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-template-'))
  const [path, started, dataDir] = ['template.tar', 'started.tar', 'data'].map(name => join(folder, name))
  if (!path || !started || !dataDir) throw new Error('A template has three places.')
  mkdirSync(dataDir)
  const pglite = await PGlite.create(join(dataDir, 'database'), pgliteOptions)
  const store = createDatabaseClient(pglite, () => undefined)
  await migrateToLatest(store)
  for (const statement of withoutTemplates) await pglite.query(statement)
  await keep(pglite, path)
  await startOnce(store, join(folder, 'first-start'))
  await keep(pglite, started)
  await store.close()
  project.provide('template', { kind: 'embedded', path, started, dataDir })
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
}

async function keep(pglite: PGlite, path: string): Promise<void> {
  const files = await pglite.dumpDataDir('none')
  writeFileSync(path, Buffer.from(await files.arrayBuffer()))
}
