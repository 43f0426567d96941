import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { Readable } from 'node:stream'
import { hasCode } from '../error-code.ts'
import { makeWhole, writeWhole } from './scratch.ts'
import { type ByteRange, OWNER_FILE, orIfMissing, type Storage, type StoredEntry } from './storage.ts'

type Locate = (path: string) => string

/** Creates a storage of files under one folder. A file becomes visible only when complete. */
export function createDiskStorage(folder: string): Storage {
  const root = resolve(folder)
  const locate: Locate = path => {
    const located = resolve(root, path)
    if (!located.startsWith(root + sep)) throw new Error('A storage path is outside the storage.')
    return located
  }
  const ownerFile = join(root, OWNER_FILE)
  return {
    place: `DATA_DIR ${dirname(root)}`,
    owner: async () => (await orIfMissing(undefined, readFile(ownerFile, 'utf8')))?.trim(),
    setOwner: id => write(ownerFile, new TextEncoder().encode(id)),
    write: async (path, bytes) => write(locate(path), bytes),
    openRead: async (path, range) => openRead(locate(path), range),
    size: async path => sizeOf(locate(path)),
    adopt: async (path, finishedFile) => adopt(locate(path), finishedFile),
    remove: async path => rm(locate(path), { force: true }),
    list: () => list(root),
  }
}

async function write(target: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  await writeWhole(target, bytes)
}

/** Opens a file. The promise rejects before the answer begins if the file is missing. */
export async function openRead(target: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>> {
  const file = await open(target, 'r')
  const stream = file.createReadStream(range && { start: range.start, end: range.end })
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>
}

async function sizeOf(target: string): Promise<number | undefined> {
  const facts = await orIfMissing(undefined, stat(target))
  return facts?.isFile() ? facts.size : undefined
}

async function adopt(target: string, finishedFile: string): Promise<void> {
  await syncToDisk(finishedFile)
  await mkdir(dirname(target), { recursive: true })
  try {
    await rename(finishedFile, target)
  } catch (error) {
    if (!hasCode(error, 'EXDEV')) throw error
    await copyAcross(target, finishedFile)
  }
}

/**
 * Flushes a file to disk (fsync), before anything refers to it. Dates it as of now, since the sweeper deletes old files
 * without rows, and making it may have taken hours.
 */
async function syncToDisk(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    const now = new Date()
    await file.utimes(now, now)
    await file.sync()
  } finally {
    await file.close()
  }
}

/**
 * Copies between two disks, where a rename fails. Copies beside the target first, so that the file becomes visible only
 * when complete.
 */
async function copyAcross(target: string, finishedFile: string): Promise<void> {
  await makeWhole(target, async unfinished => {
    await copyFile(finishedFile, unfinished)
    await syncToDisk(unfinished)
  })
  await rm(finishedFile, { force: true })
}

async function* list(root: string): AsyncGenerator<StoredEntry> {
  const entries = await orIfMissing([], readdir(root, { recursive: true, withFileTypes: true }))
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const located = join(entry.parentPath, entry.name)
    // Files that another process deletes meanwhile are skipped.
    const facts = await stat(located).catch(() => undefined)
    if (!facts) continue
    if (located === join(root, OWNER_FILE)) continue
    yield { path: relative(root, located).split(sep).join('/'), modifiedAt: facts.mtime }
  }
}
