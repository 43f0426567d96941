import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Storage } from '../storage/storage.ts'

const FOLDER = 'restore-'
const NOTE = 'places.json'

/** Where a restore unpacks files before they take their places. */
export const unpackFolder = (dataDir: string, id: string): string => join(dataDir, `${FOLDER}${id}`)

/** Notes which places files are about to take: a restore that is killed among them can be undone by that. */
export async function notePlaces(folder: string, paths: string[]): Promise<void> {
  const unfinished = join(folder, `${NOTE}.part`)
  await writeFile(unfinished, JSON.stringify(paths), { flush: true })
  await rename(unfinished, join(folder, NOTE))
}

/** Whether a restore was killed here. */
export const wasInterrupted = async (dataDir: string): Promise<boolean> =>
  (await leftFolders(dataDir)).length > 0

/**
 * Takes away what killed restores have left: files without their rows, and the folders of the unpacked ones, but for
 * the own. To be called while no other restore can be at work, and only when there are no rows.
 */
export async function undoInterrupted(dataDir: string, storage: Storage, own: string): Promise<void> {
  for (const name of await leftFolders(dataDir)) {
    if (name === basename(own)) continue
    const folder = join(dataDir, name)
    for (const path of await placesIn(folder)) await storage.remove(path)
    await rm(folder, { recursive: true, force: true })
  }
}

const leftFolders = async (dataDir: string): Promise<string[]> =>
  (await unlessMissing(readdir(dataDir), [])).filter(name => name.startsWith(FOLDER))

/** None when it was killed before any file took its place. */
async function placesIn(folder: string): Promise<string[]> {
  return JSON.parse(await unlessMissing(readFile(join(folder, NOTE), 'utf8'), '[]')) as string[]
}

const unlessMissing = <T>(asked: Promise<T>, otherwise: T): Promise<T> =>
  asked.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return otherwise
    throw error
  })
