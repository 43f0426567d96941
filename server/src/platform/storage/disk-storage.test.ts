import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDiskStorage } from './disk-storage.ts'
import type { ByteRange, Storage } from './storage.ts'

let folder: string
let storage: Storage

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'storage-'))
  storage = createDiskStorage(join(folder, 'files'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const bytesOf = (text: string) => new TextEncoder().encode(text)
const readText = async (path: string, range?: ByteRange) =>
  new Response(await storage.openRead(path, range)).text()

async function listed(): Promise<string[]> {
  const paths: string[] = []
  for await (const { path } of storage.list()) paths.push(path)
  return paths.sort()
}

test('what is written is read back, and nothing else lies beside it', async () => {
  await storage.write('a/b/uno.txt', bytesOf('uno due tre'))
  expect(Buffer.from(await storage.read('a/b/uno.txt')).toString()).toBe('uno due tre')
  expect(await storage.size('a/b/uno.txt')).toBe(11)
  expect(readdirSync(join(folder, 'files/a/b'))).toEqual(['uno.txt'])
})

test.each<[ByteRange | undefined, string]>([
  [undefined, 'uno due tre'],
  [{ start: 0, end: 0 }, 'u'],
  [{ start: 4, end: 6 }, 'due'],
  [{ start: 8, end: 10 }, 'tre'],
])('the range %j is read as %j', async (range, text) => {
  await storage.write('uno.txt', bytesOf('uno due tre'))
  expect(await readText('uno.txt', range)).toBe(text)
})

test('a finished file is taken over: it moves, and stays whole', async () => {
  const finished = join(folder, 'finished')
  writeFileSync(finished, 'arrivato')
  await storage.adopt('a/arrivato.txt', finished)
  expect(await readText('a/arrivato.txt')).toBe('arrivato')
  expect(existsSync(finished)).toBe(false)
})

test('everything that is kept is listed, folders are not', async () => {
  expect(await listed()).toEqual([])
  await storage.write('a/uno.txt', bytesOf('1'))
  await storage.write('a/b/due.txt', bytesOf('2'))
  expect(await listed()).toEqual(['a/b/due.txt', 'a/uno.txt'])
})

test('what is not there has no size, cannot be read, and is removed without complaint', async () => {
  expect(await storage.size('none.txt')).toBeUndefined()
  await expect(storage.openRead('none.txt')).rejects.toThrow()
  await expect(storage.read('none.txt')).rejects.toThrow()
  await storage.remove('none.txt')
})

test('a removed file is gone', async () => {
  await storage.write('uno.txt', bytesOf('1'))
  await storage.remove('uno.txt')
  expect(await storage.size('uno.txt')).toBeUndefined()
  expect(await listed()).toEqual([])
})

test.each(['../out.txt', '/etc/passwd', 'a/../../out.txt', '.', ''])(
  'a path that leads out, %j, is refused',
  async path => {
    await expect(storage.write(path, bytesOf('x'))).rejects.toThrow('leads out')
    await expect(storage.read(path)).rejects.toThrow('leads out')
    await expect(storage.openRead(path)).rejects.toThrow('leads out')
    await expect(storage.size(path)).rejects.toThrow('leads out')
    await expect(storage.remove(path)).rejects.toThrow('leads out')
  },
)
