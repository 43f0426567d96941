import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { HOUR } from '../clock.ts'
import { orIfMissing } from '../storage/missing.ts'

/** Longer than any work on a film may take. */
const LEFT_MS = 7 * HOUR

/** Calls `use` with a folder of its own; what processes that died left beside it goes too. */
export async function withScratchFolder<T>(place: string, use: (folder: string) => Promise<T>): Promise<T> {
  for (const name of await orIfMissing([], readdir(place))) {
    const left = await orIfMissing(undefined, stat(join(place, name)))
    if (left && Date.now() - left.mtimeMs > LEFT_MS)
      await rm(join(place, name), { recursive: true, force: true })
  }
  const folder = join(place, randomUUID())
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
