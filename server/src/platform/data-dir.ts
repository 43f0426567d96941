import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '../config/config-error.ts'

const OWNER_ONLY = 0o700
const OTHERS = 0o077
/** Set on folders that everybody shares, such as /tmp. */
const STICKY = 0o1000

/** From now on this process makes files and folders that its own user alone can read or change. */
export function makeFilesPrivate(): void {
  process.umask(OTHERS)
}

/**
 * The folder that holds the store, the uploads and the key, shut to all other users of the machine; one that was made
 * wider is tightened, and with it everything below.
 * @throws ConfigError when it is another user's and cannot be tightened, or shared with everybody on purpose.
 */
export function ensurePrivateDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: OWNER_ONLY })
  const { mode } = statSync(dataDir)
  // Windows knows no such rights.
  if (process.platform === 'win32' || (mode & OTHERS) === 0) return
  try {
    if (mode & STICKY) throw new Error('The folder is shared.')
    chmodSync(dataDir, OWNER_ONLY)
  } catch (cause) {
    throw new ConfigError(
      `DATA_DIR takes a folder of this user alone; ${dataDir} is open to others, and that cannot be changed.`,
      { cause },
    )
  }
}

/** The rights of a file or folder, but for those of others. */
export const withoutOthers = (mode: number): number => mode & ~OTHERS

/** Takes the rights of others away from everything in a folder. */
export function shutToOthers(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const { mode } = statSync(path)
    if (mode & OTHERS) chmodSync(path, withoutOthers(mode))
  }
}
