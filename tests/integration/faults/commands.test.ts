import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { backUp } from 'server/platform/backup/back-up'
import { systemClock } from 'server/platform/clock'
import { migrateToLatest } from 'server/platform/db/migrator'
import { expect, test } from 'vitest'
import { createDataDir, tempFolder } from '../../support/builders/backups.ts'
import { openTestStore } from '../../support/database.ts'

const run = promisify(execFile)
const archive = join(tempFolder(), 'whole.tar.gz')
const source = await createDataDir(openTestStore())
await migrateToLatest(source.store)
await backUp({ ...source, clock: systemClock }, archive)

function damagedStore(): string {
  const dataDir = tempFolder()
  mkdirSync(join(dataDir, 'database/global'), { recursive: true })
  writeFileSync(join(dataDir, 'database/PG_VERSION'), '18\n')
  writeFileSync(join(dataDir, 'database/global/pg_control'), 'non è più lei')
  return dataDir
}

test.each([
  ['backup', join(tempFolder(), 'new.tar.gz')],
  ['restore', archive],
  ['migrate', ''],
  ['seed', ''],
])('npm run %s reports a damaged store in one line', async (name, file) => {
  const DATA_DIR = damagedStore()
  const script = fileURLToPath(new URL(`../../../scripts/${name}.ts`, import.meta.url))
  const env = { PATH: process.env.PATH, DATA_DIR, LOG_LEVEL: 'silent' }
  const ended = await run(process.execPath, file ? [script, file] : [script], { env }).catch(error => error)
  expect([ended.code, ended.stdout, ended.stderr.trim().split('\n')]).toEqual([
    69,
    '',
    [expect.stringContaining(`The store in ${DATA_DIR} cannot be opened`)],
  ])
})
