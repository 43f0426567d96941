import { StoreFullError } from './db/store-full.ts'
import { StoreInUseError } from './db/store-lock.ts'

/** The files of the embedded store are not what they should be; exit code 69. */
export class StoreDamagedError extends Error {}

/** Says in one line what PGlite tells by a trace of its insides: that it cannot open its files. */
export function sayDamage(error: unknown, dataDir: string): never {
  if (error instanceof StoreInUseError || error instanceof StoreFullError) throw error
  throw new StoreDamagedError(
    `The store in ${dataDir} cannot be opened: its files are damaged, or may not be read and written. Move the folder away and fill a new one from a backup: npm run restore -- FILE`,
    { cause: error },
  )
}
