import { ensurePrivateDataDir } from '../data-dir.ts'
import { sayDamage } from './errors.ts'
import type { PostgresOptions } from './postgres-store.ts'
import type { DatabaseClient } from './store.ts'

export interface StoreConfig {
  databaseUrl: string | undefined
  databaseListenUrl: string | undefined
  databaseOwnerUrl?: string | undefined
  dataDir: string
}

/**
 * Opens PostgreSQL if a URL is given, otherwise the embedded store under `dataDir`.
 * @throws ConfigError, DatabaseUnreachableError, StoreInUseError, StoreFullError, StoreDamagedError, with one-line
 * messages.
 */
export async function openDatabase(
  { databaseUrl, databaseListenUrl, databaseOwnerUrl, dataDir }: StoreConfig,
  options: PostgresOptions = {},
): Promise<DatabaseClient> {
  ensurePrivateDataDir(dataDir)
  if (databaseUrl) {
    const { openPostgresStore } = await import('./postgres-store.ts')
    const listenUrl = databaseListenUrl ?? databaseUrl
    return openPostgresStore(databaseUrl, listenUrl, { ...options, ownerUrl: databaseOwnerUrl })
  }
  const { openEmbeddedStore } = await import('./embedded-store.ts')
  return openEmbeddedStore(dataDir).catch(error => sayDamage(error, dataDir))
}
