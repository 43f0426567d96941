import { sayDamage } from '../store-damage.ts'
import { openEmbeddedStore } from './embedded-store.ts'
import { openPostgresStore } from './postgres-store.ts'
import type { Store } from './store.ts'

export interface StoreConfig {
  databaseUrl: string | undefined
  databaseListenUrl: string | undefined
  dataDir: string
}

/**
 * Opens PostgreSQL when an address is given, else the embedded store under `dataDir`.
 * @throws DatabaseUnreachableError, StoreInUseError, StoreFullError, StoreDamagedError: one line each.
 */
export function openStore(config: StoreConfig, options: { hasteful?: boolean } = {}): Promise<Store> {
  return config.databaseUrl
    ? openPostgresStore(config.databaseUrl, config.databaseListenUrl ?? config.databaseUrl, options)
    : openEmbeddedStore(config.dataDir).catch(error => sayDamage(error, config.dataDir))
}
