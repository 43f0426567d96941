import { statfsSync } from 'node:fs'

const FOLDER = '/dev/shm'
const GIBIBYTE = 2 ** 30
/** Stores, films and browsers of a run take less than half of it. */
const ROOM_BYTES = 4 * GIBIBYTE
/** Free memory that a run needs: the folder's files take memory, and the programs as much again. */
const MEMORY_BYTES = 8 * GIBIBYTE

/**
 * Where files that end with a run lie in memory, on a machine that has such a folder and room in it: every test file
 * copies a database, which is a thousand small files, and a disk takes five times as long for them.
 */
export function folderInMemory(): string | undefined {
  if (process.platform !== 'linux' || process.availableMemory() < MEMORY_BYTES) return undefined
  try {
    const { bavail, bsize } = statfsSync(FOLDER)
    return bavail * bsize >= ROOM_BYTES ? FOLDER : undefined
  } catch {
    return undefined
  }
}
