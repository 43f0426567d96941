import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ByteRange, Storage } from 'server/platform/storage/storage'
import { beforeEach, expect, test } from 'vitest'

const bytesOf = (text: string) => new TextEncoder().encode(text)

/**
 * Registers the tests of every storage. `open` returns an empty one per test; `outside` are paths that it must refuse.
 */
export function testStorage(open: () => Promise<Storage>, outside: string[]): void {
  let storage: Storage
  beforeEach(async () => {
    storage = await open()
  })
  const readText = async (path: string, range?: ByteRange) =>
    new Response(await storage.openRead(path, range)).text()
  const listed = async () => (await Array.fromAsync(storage.list())).map(({ path }) => path).sort()

  test('reads back what was written, and stores nothing else', async () => {
    await storage.write('a/b/uno.txt', bytesOf('uno due tre'))
    expect(await readText('a/b/uno.txt')).toBe('uno due tre')
    expect(await storage.size('a/b/uno.txt')).toBe(11)
    expect(await listed()).toEqual(['a/b/uno.txt'])
  })

  test.each<[ByteRange | undefined, string]>([
    [undefined, 'uno due tre'],
    [{ start: 0, end: 0 }, 'u'],
    [{ start: 4, end: 6 }, 'due'],
    [{ start: 8, end: 10 }, 'tre'],
  ])('reads the range %j as %j', async (range, text) => {
    await storage.write('uno.txt', bytesOf('uno due tre'))
    expect(await readText('uno.txt', range)).toBe(text)
  })

  test('adopts a finished file by moving it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'storage-'))
    const finished = join(folder, 'finished')
    writeFileSync(finished, 'arrivato')
    await storage.adopt('a/arrivato.txt', finished)
    expect(await readText('a/arrivato.txt')).toBe('arrivato')
    expect(existsSync(finished)).toBe(false)
    rmSync(folder, { recursive: true })
  })

  test('lists all files, but no folders', async () => {
    expect(await listed()).toEqual([])
    await storage.write('a/uno.txt', bytesOf('1'))
    await storage.write('a/b/due.txt', bytesOf('2'))
    expect(await listed()).toEqual(['a/b/due.txt', 'a/uno.txt'])
  })

  test('returns no size for a missing file, rejects reading it, and removes it without an error', async () => {
    expect(await storage.size('none.txt')).toBeUndefined()
    await expect(storage.openRead('none.txt')).rejects.toThrow()
    await storage.remove('none.txt')
  })

  test('removes a file', async () => {
    await storage.write('uno.txt', bytesOf('1'))
    await storage.remove('uno.txt')
    expect(await storage.size('uno.txt')).toBeUndefined()
    expect(await listed()).toEqual([])
  })

  test.each(outside)('refuses the path %j, which is outside the storage', async path => {
    await expect(storage.write(path, bytesOf('x'))).rejects.toThrow('outside the storage')
    await expect(storage.openRead(path)).rejects.toThrow('outside the storage')
    await expect(storage.size(path)).rejects.toThrow('outside the storage')
    await expect(storage.remove(path)).rejects.toThrow('outside the storage')
  })

  test('keeps the name of its database, which is not listed as a file', async () => {
    expect(await storage.owner()).toBeUndefined()
    await storage.setOwner('uno')
    expect([await storage.owner(), await listed()]).toEqual(['uno', []])
  })

  test('accepts names with other letters and signs', async () => {
    const path = 'a/perché no? 100%+1 & più.tar.gz'
    await storage.write(path, bytesOf('sì'))
    expect([await readText(path), await listed()]).toEqual(['sì', [path]])
    await storage.remove(path)
    expect(await listed()).toEqual([])
  })

  test('keeps an empty file', async () => {
    await storage.write('vuoto', bytesOf(''))
    expect([await storage.size('vuoto'), await readText('vuoto')]).toEqual([0, ''])
  })
}
