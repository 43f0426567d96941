import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ensurePrivateDataDir } from 'server/platform/data-dir'
import { expect, test } from 'vitest'
import { startServer, withDataDir } from '../../support/processes/server-process.ts'

const isOpenToOthers = (path: string): boolean => (statSync(path).mode & 0o077) !== 0

test('files of a first start are readable and writable by their user only', async () => {
  await withDataDir(async folder => {
    const DATA_DIR = join(folder, 'data')
    const server = await startServer({ DATA_DIR })
    await server.ready()
    // The demo's files are written last.
    await expect.poll(() => server.output).toContain('/dev/mail')
    await server.signal('SIGTERM')
    const paths = readdirSync(DATA_DIR, { recursive: true }).map(name => join(DATA_DIR, String(name)))
    expect(paths.length).toBeGreaterThan(100)
    expect([DATA_DIR, ...paths].filter(isOpenToOthers)).toEqual([])
  })
})

test('a DATA_DIR open to others is made private', async () => {
  await withDataDir(async folder => {
    const dataDir = join(folder, 'data')
    mkdirSync(dataDir)
    chmodSync(dataDir, 0o755)
    ensurePrivateDataDir(dataDir)
    expect(isOpenToOthers(dataDir)).toBe(false)
  })
})

test('a shared folder is refused with one line', async () => {
  await withDataDir(async folder => {
    chmodSync(folder, 0o1777)
    expect(() => ensurePrivateDataDir(folder)).toThrow(
      /^DATA_DIR takes a folder of this user alone; [^\n]+\.$/,
    )
  })
})
