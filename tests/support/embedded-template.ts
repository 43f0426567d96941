import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pgliteOptions, storeOver } from 'server/platform/db/embedded-store'
import { migrateToLatest } from 'server/platform/db/migrator'
import type { TestProject } from 'vitest/node'

/** Migrates one embedded database, whose files every test file then starts from. */
export default async function prepareTemplate(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-template-'))
  const path = join(folder, 'template.tar')
  const pglite = await PGlite.create(pgliteOptions)
  const store = storeOver(pglite, () => undefined)
  await migrateToLatest(store)
  const files = await pglite.dumpDataDir('none')
  writeFileSync(path, Buffer.from(await files.arrayBuffer()))
  await store.close()
  project.provide('template', { kind: 'embedded', path })
  return () => rmSync(folder, { recursive: true, force: true })
}
