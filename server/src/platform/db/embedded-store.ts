import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { PGliteDialect } from 'kysely'
import { fromPglite } from 'pg-boss'
import { shutToOthers, withoutOthers } from '../data-dir.ts'
import { assertRoom, DiskGuardedPGlite, freeBytesAt } from './disk-guarded-pglite.ts'
import { type DatabaseClient, kyselyOver } from './store.ts'
import { lockStore } from './store-lock.ts'
import { assertOutsideTransaction } from './transaction-guard.ts'

const DATE = 1082
const INT8 = 20

/**
 * Opens PostgreSQL in this process, with its files under `dataDir`. It has one connection, so statements run in turn.
 */
export async function openEmbeddedStore(dataDir: string): Promise<DatabaseClient> {
  const unlock = lockStore(dataDir)
  try {
    const freeBytes = () => freeBytesAt(dataDir)
    assertRoom(freeBytes())
    const pglite = new DiskGuardedPGlite(join(dataDir, 'database'), pgliteOptions, freeBytes)
    await pglite.waitReady
    keepFilesPrivate(pglite, join(dataDir, 'database'))
    return createDatabaseClient(pglite, unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

// The default of 128 MB is initialised at every start. Reads use the system's cache anyway.
const SHARED_BUFFERS = '16MB'

/** Same types as on PostgreSQL: dates as calendar dates, int8 as numbers, trigrams for search. */
export const pgliteOptions = {
  extensions: { pg_trgm },
  parsers: { [DATE]: (value: string) => value, [INT8]: Number },
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
}

/**
 * Removes the permissions of other users from PGlite's files, which ignores the umask. Applies to existing and new
 * files.
 */
function keepFilesPrivate({ Module: { FS } }: PGlite, folder: string): void {
  shutToOthers(folder)
  const { chmod } = FS
  FS.chmod = (path: unknown, mode: number, dontFollow?: boolean) =>
    chmod(path, withoutOthers(mode), dontFollow)
}

/** Creates a client of a PGlite instance. Tests use it with one in memory. */
export function createDatabaseClient(pglite: PGlite, onClosed: () => void): DatabaseClient {
  const boss = fromPglite(pglite)
  const db = kyselyOver(new PGliteDialect({ pglite }))
  return {
    kind: 'embedded',
    db,
    background: kyselyOver(new PGliteDialect({ pglite })),
    bossDatabase: {
      ...boss,
      executeSql(text, values) {
        assertOutsideTransaction()
        return boss.executeSql(text, values)
      },
    },
    async listen(channel, onPayload) {
      await pglite.listen(channel, onPayload)
    },
    withMigrationConnection: use => use(db),
    listening: true,
    async close() {
      if (!pglite.closed) await pglite.close()
      onClosed()
    },
  }
}
