import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config/env.ts'
import { orIfMissing } from '../storage/missing.ts'

/** Returns the folder of unfinished uploads and of temporary files. */
export const uploadFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'uploads')

/** Calls `use` with the name of a file that may be made there, and removes it afterwards. */
export async function withScratchFile<T>(folder: string, use: (file: string) => Promise<T>): Promise<T> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, randomUUID())
  return use(file).finally(() => rm(file, { force: true }))
}

/** Removes what processes that died have left there; needed where uploads on their way lie elsewhere. */
export async function sweepScratchFiles(folder: string, before: Date): Promise<void> {
  for (const name of await orIfMissing([], readdir(folder))) {
    const file = join(folder, name)
    const facts = await orIfMissing(undefined, stat(file))
    if (facts && facts.mtime < before) await rm(file, { force: true })
  }
}
