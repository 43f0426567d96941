import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config/env.ts'
import { HOUR } from '../clock.ts'
import { orIfMissing } from './storage.ts'

/** Returns the folder of unfinished uploads and of temporary files. */
export const uploadFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'uploads')

/** Makes a file beside its target and renames it, so that no reader sees half of it. Removes it on failure. */
export async function makeWhole(target: string, make: (unfinished: string) => Promise<void>): Promise<void> {
  const unfinished = `${target}.${randomUUID()}.part`
  try {
    await make(unfinished)
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Writes a file that is on disk (fsync) when it becomes visible. */
export const writeWhole = (target: string, bytes: Uint8Array | string): Promise<void> =>
  makeWhole(target, unfinished => writeFile(unfinished, bytes, { flag: 'wx', flush: true }))

/** Calls `use` with the path of a temporary file and deletes the file afterwards. */
export async function withScratchFile<T>(folder: string, use: (file: string) => Promise<T>): Promise<T> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, randomUUID())
  return use(file).finally(() => rm(file, { force: true }))
}

/** Deletes files that dead processes left in a folder. */
export async function sweepScratch(folder: string, before: Date): Promise<void> {
  for (const name of await orIfMissing([], readdir(folder))) {
    const left = await orIfMissing(undefined, stat(join(folder, name)))
    if (left && left.mtime < before) await rm(join(folder, name), { recursive: true, force: true })
  }
}

/** Longer than any work on a video takes. */
const LEFT_MS = 7 * HOUR

/** Calls `use` with an empty temporary folder; also deletes old folders of dead processes beside it. */
export async function withScratchFolder<T>(place: string, use: (folder: string) => Promise<T>): Promise<T> {
  await sweepScratch(place, new Date(Date.now() - LEFT_MS))
  const folder = join(place, randomUUID())
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
