import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '../config/config-error.ts'

const OWNER_ONLY = 0o700
const OTHERS = 0o077
/** Sticky bit, set on shared folders such as /tmp. */
const STICKY = 0o1000

/** Sets the umask, so that only the current user can access new files and folders of this process. */
export function makeFilesPrivate(): void {
  process.umask(OTHERS)
}

/**
 * Creates the folder of database, uploads and key with access for its owner only. Wider permissions are tightened,
 * which protects its content as well.
 * @throws ConfigError if it belongs to another user and cannot be tightened, or is a shared folder.
 */
export function ensurePrivateDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: OWNER_ONLY })
  const { mode } = statSync(dataDir)
  // Windows has no such permissions.
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

/** Removes the permissions of group and others from a mode. */
export const withoutOthers = (mode: number): number => mode & ~OTHERS

/** Removes the permissions of others from everything in a folder. */
export function shutToOthers(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const { mode } = statSync(path)
    if (mode & OTHERS) chmodSync(path, withoutOthers(mode))
  }
}
