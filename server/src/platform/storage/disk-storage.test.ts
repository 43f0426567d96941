import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
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

test('a written file leaves no other file in its folder', async () => {
  const storage = await open()
  await storage.write('a/b/uno.txt', new TextEncoder().encode('uno due tre'))
  expect(readdirSync(join(folder, String(count - 1), 'files/a/b'))).toEqual(['uno.txt'])
})
