import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { DiskGuardedPGlite } from 'server/platform/db/disk-guarded-pglite'
import { createDatabaseClient, pgliteOptions } from 'server/platform/db/embedded-store'
import { openDatabase } from 'server/platform/db/open-store'
import { createDiskStorage } from 'server/platform/storage/disk-storage'
import { uploadFolder } from 'server/platform/storage/scratch'
import { describe, expect, inject, test } from 'vitest'
import { SmallDisk, whyNoDisk } from '../../resilience/database/small-disk.ts'
import { startApp } from '../../support/app.ts'
import { tempFolder } from '../../support/builders/backups.ts'
import { makeClientWithProject } from '../../support/builders/orders.ts'
import { textFile } from '../../support/builders/sample-files.ts'
import { announce, textOf, upload } from '../../support/builders/uploads.ts'
import { listRows } from '../../support/rows.ts'

const reason = whyNoDisk()
const template = inject('template')

describe('on a small disk without space', () => {
  test('a store that broke down for lack of space reports it instead of hanging', async ({ skip }) => {
    skip(reason !== undefined, reason)
    skip(template.kind === 'postgres', 'about the embedded store')
    const disk = new SmallDisk(100)
    try {
      const unaware = new DiskGuardedPGlite(
        join(disk.folder, 'database'),
        pgliteOptions,
        () => Number.POSITIVE_INFINITY,
      )
      await unaware.waitReady
      const { db } = createDatabaseClient(unaware, () => undefined)
      disk.fill()
      const grow = () => sql`select pg_logical_emit_message(true, 'words', ${'x'.repeat(60_000)})`.execute(db)
      const growUntilFull = async () => {
        for (;;) await grow()
      }
      await expect(growUntilFull()).rejects.toMatchObject({ code: '53100' })
      await expect(sql`select 1`.execute(db)).rejects.toMatchObject({ code: '57P02' })
    } finally {
      disk.remove()
    }
  })

  test('a full disk is reported at the start', async ({ skip }) => {
    skip(reason !== undefined, reason)
    skip(template.kind === 'postgres', 'about the embedded store')
    const disk = new SmallDisk(20)
    const config = {
      dataDir: join(disk.folder, 'data'),
      databaseUrl: undefined,
      databaseListenUrl: undefined,
    }
    await expect(openDatabase(config)).rejects.toThrow('The disk of the embedded store has 1')
    disk.remove()
  })
})

const noSpace = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })

test('a full file storage is reported as temporary, and the same upload succeeds later', async () => {
  const storage = createDiskStorage(join(tempFolder(), 'files'))
  let full = true
  const app = await startApp({
    parts: {
      storage: {
        ...storage,
        adopt: async (path, finished) => {
          if (full) throw noSpace()
          await storage.adopt(path, finished)
        },
      },
    },
  })
  const { projectId, ...person } = await makeClientWithProject(app)
  const file = textOf(projectId, 'nota.txt')
  const refused = await upload(person.client, file, textFile('una nota'))
  expect([refused.status, await refused.text()]).toEqual([503, expect.stringContaining('UNAVAILABLE')])
  expect(await person.client.call('dashboard.materials.list', { projectId })).toEqual([])
  full = false
  const taken = await upload(person.client, file, textFile('una nota'))
  expect(taken.status).toBe(204)
})

test('an upload whose file cannot be created leaves no row', async () => {
  const app = await startApp()
  const { projectId, ...person } = await makeClientWithProject(app)
  const folder = uploadFolder(app.context.config)
  rmSync(folder, { recursive: true, force: true })
  writeFileSync(folder, 'in the way')
  const file = textOf(projectId, 'nota.txt')
  expect((await announce(person.client, file, 8)).status).toBe(500)
  expect(await listRows(app, 'uploads')).toEqual([])
})
