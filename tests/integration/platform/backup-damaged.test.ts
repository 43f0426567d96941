import { Buffer } from 'node:buffer'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { ArchiveWriter, openArchive } from 'server/platform/backup/archive'
import { backUp } from 'server/platform/backup/back-up'
import type { Manifest } from 'server/platform/backup/manifest'
import { restore } from 'server/platform/backup/restore'
import { systemClock } from 'server/platform/clock'
import { migrateToLatest } from 'server/platform/db/migrator'
import { expect, test } from 'vitest'
import { createDataDir, type Place, stateOf, tempFolder } from '../../support/builders/backups.ts'
import { openTestStore } from '../../support/database.ts'

const folder = tempFolder()
const whole = join(folder, 'whole.tar.gz')
const source = await createDataDir(openTestStore())
await migrateToLatest(source.store)
await source.store.db
  .insertInto('users')
  .values([{ email: 'ada@example.com' }, { email: 'bea@example.com' }])
  .execute()
await source.storage.write('material/one.txt', new TextEncoder().encode('the words of a file'))
await backUp({ ...source, clock: systemClock }, whole)

const target = await createDataDir(openTestStore())
/** Content without the queue's tables, which are empty and created by the first restore that gets that far. */
const contentOf = async (of: Place): Promise<string[]> =>
  (await stateOf(of)).filter(line => !/^(jobs|queues) 0 /.test(line))
const bytes = readFileSync(whole)
const tar = gunzipSync(bytes)
const { manifest } = await openArchive(whole)
const { entries: _, ...facts } = manifest

/** Returns the archive with a text replaced by one of the same length, and compressed again. */
function altered(from: string, to: string): Buffer {
  const at = tar.indexOf(from)
  if (at < 0 || from.length !== to.length) throw new Error(`Cannot put ${to} for ${from}.`)
  return gzipSync(Buffer.concat([tar.subarray(0, at), Buffer.from(to), tar.subarray(at + from.length)]))
}

/** Returns the archive with a changed header of an entry and a matching checksum. */
function withHeader(of: Buffer, name: string, change: (header: Buffer) => void): Buffer {
  const copy = Buffer.from(of)
  const header = copy.subarray(copy.indexOf(name), copy.indexOf(name) + 512)
  change(header)
  header.fill(' ', 148, 156)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return gzipSync(copy)
}

const withLink = (archive: Buffer) =>
  withHeader(gunzipSync(archive), 'files/link', header => header.write('2/etc/hosts', 156))

/** Builds a consistent archive of entries that no backup writes. */
async function made(pieces: Record<string, string>, changes: Partial<Manifest> = {}): Promise<Buffer> {
  const path = join(folder, 'made.tar.gz')
  const writer = new ArchiveWriter(path)
  for (const [name, text] of Object.entries(pieces)) {
    const piece = new TextEncoder().encode(text)
    await writer.add(name, piece.length, [piece])
  }
  await writer.finish({ ...facts, tables: [], sequences: [], ...changes })
  return readFileSync(path)
}

const users = { schema: 'public', name: 'users', columns: ['id', 'email'], rows: 1 }
const id = crypto.randomUUID()
const rowOf = (table: string, row: string) => ({ [`rows/public.${table}/000001.ndjson`]: `${row}\n` })
const oneUser = rowOf('users', `["${id}","ada@example.com"]`)
const file = { 'files/a.txt': 'a' }
const tableOf = (name: string) => ({ tables: [{ ...users, name, columns: ['id'] }] })

test.each<[string, () => Buffer | Promise<Buffer>, string]>([
  ['of another kind', () => Buffer.from('<!doctype html>'), 'damaged'],
  ['empty', () => Buffer.alloc(0), 'damaged'],
  ['cut in the middle', () => bytes.subarray(0, bytes.length / 2), 'damaged'],
  ['cut by its last bytes', () => bytes.subarray(0, -9), 'damaged'],
  ['cut and zipped again', () => gzipSync(tar.subarray(0, tar.length - 4096)), 'damaged'],
  [
    'without its manifest',
    () => gzipSync(Buffer.concat([tar.subarray(0, tar.indexOf('manifest.json')), Buffer.alloc(1024)])),
    'manifest.json is missing',
  ],
  ['with a changed row', () => altered('bea@example.com', 'eve@example.com'), 'not as it was written'],
  ['with a changed file', () => altered('words of a file', 'lines of a file'), 'not as it was written'],
  [
    'with a piece under another name',
    () => withHeader(tar, 'files/material/one.txt', header => header.write('two', 15)),
    'not as it was written',
  ],
  ['with a link', async () => withLink(await made({ 'files/link': '' })), 'no backup writes'],
  ['with a path that leads up', () => made({ 'files/../../evil.txt': 'x' }), 'no backup writes'],
  ['with a path from the root', () => made({ 'files//tmp/evil.txt': 'x' }), 'no backup writes'],
  ['with a path of another system', () => made({ 'files/..\\evil.txt': 'x' }), 'no backup writes'],
  ['with a path outside of everything', () => made({ '../evil.txt': 'x' }), 'no backup writes'],
  ['with too few rows', () => made(oneUser, { tables: [{ ...users, rows: 2 }] }), 'does not have 2 rows'],
  ['with rows that it does not describe', () => made(oneUser), 'does not describe'],
  ['of a table that is not here', () => made(rowOf('wishes', '["1"]'), tableOf('wishes')), 'no table wishes'],
  [
    'of a column that is not here',
    () => made(oneUser, { tables: [{ ...users, columns: ['id', 'mail'] }] }),
    'no column mail',
  ],
  [
    'with a value that cannot be',
    () => made({ ...file, ...rowOf('users', '["x","ada@example.com"]') }, { tables: [users] }),
    'damaged',
  ],
  [
    'with a row that points nowhere',
    () => made({ ...file, ...rowOf('profiles', `["${id}"]`) }, tableOf('profiles')),
    'damaged',
  ],
  ['of a newer version', () => made(oneUser, { tables: [users], migration: '9999-x' }), 'newer version'],
  ['of another format', () => altered('"format":1', '"format":2'), 'damaged'],
])('an archive %s is refused without a change', async (_case, make, why) => {
  const path = join(folder, 'damaged.tar.gz')
  writeFileSync(path, await make())
  const before = await contentOf(target)
  const refused = async () => restore(await openArchive(path), target)
  await expect(refused()).rejects.toThrow(why)
  expect(await contentOf(target)).toEqual(before)
  for (const outside of [target.dataDir, dirname(target.dataDir)])
    expect(existsSync(join(outside, 'evil.txt'))).toBe(false)
})

test('a missing archive is named', async () => {
  await expect(openArchive(join(folder, 'nowhere.tar.gz'))).rejects.toThrow('nowhere.tar.gz')
})

test('an archive of an older version is restored and migrated', async () => {
  const path = join(folder, 'older.tar.gz')
  writeFileSync(path, await made(oneUser, { tables: [users], migration: '0001-accounts' }))
  const own = await createDataDir(openTestStore())
  await restore(await openArchive(path), own)
  const found = await own.store.db.selectFrom('users').select('email').execute()
  expect(found).toEqual([{ email: 'ada@example.com' }])
  expect(await migrateToLatest(own.store)).toEqual([])
  expect(await own.store.db.selectFrom('projects').select('id').execute()).toEqual([])
})

test('the whole archive is restored after all refusals', async () => {
  await restore(await openArchive(whole), target)
  expect(await contentOf(target)).toEqual(await contentOf(source))
})
