import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testStorage } from '../../../../tests/support/storage-contract.ts'
import { createDiskStorage } from './disk-storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'storage-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let count = 0
const open = async () => createDiskStorage(join(folder, String(count++), 'files'))

testStorage(open, ['../out.txt', '/etc/passwd', 'a/../../out.txt', '.', ''])

test('an adopted file is as new as its adoption, so that it is not swept before its rows are written', async () => {
  const storage = await open()
  const made = join(folder, 'made.mp4')
  writeFileSync(made, 'uno')
  const yesterday = new Date(Date.now() - 86_400_000)
  utimesSync(made, yesterday, yesterday)
  await storage.adopt('a/b/uno.mp4', made)
  const [entry] = await Array.fromAsync(storage.list())
  expect(Date.now() - (entry?.modifiedAt.getTime() ?? 0)).toBeLessThan(60_000)
})

test('a written file leaves no other file in its folder', async () => {
  const storage = await open()
  await storage.write('a/b/uno.txt', new TextEncoder().encode('uno due tre'))
  expect(readdirSync(join(folder, String(count - 1), 'files/a/b'))).toEqual(['uno.txt'])
})
