import { ConfigError } from '../config/config-error.ts'
import { RefusalError } from '../platform/backup/refusal.ts'
import { MigrationLockedError } from '../platform/db/lock-retries.ts'
import { NewerStoreError } from '../platform/db/newer-migrations.ts'
import { DatabaseUnreachableError } from '../platform/db/reach-server.ts'
import { StoreFullError } from '../platform/db/store-full.ts'
import { StoreInUseError } from '../platform/db/store-lock.ts'
import { UnavailableError } from '../platform/db/unavailable.ts'
import { StoreDamagedError } from '../platform/store-damage.ts'

/** Of sysexits.h: wrong configuration, unavailable service, try again later. */
const EX_CONFIG = 78
const EX_UNAVAILABLE = 69
export const EX_TEMPFAIL = 75

const unavailable = [DatabaseUnreachableError, StoreDamagedError, StoreFullError, UnavailableError]
const tryLater = [StoreInUseError, MigrationLockedError]

/** What a process ends with that is kept from its work, and says so in one line; undefined for what nobody foresaw. */
export function exitCodeOf(error: unknown): number | undefined {
  if (error instanceof RefusalError) return error.exitCode
  if (error instanceof ConfigError || error instanceof NewerStoreError) return EX_CONFIG
  if (unavailable.some(kind => error instanceof kind)) return EX_UNAVAILABLE
  return tryLater.some(kind => error instanceof kind) ? EX_TEMPFAIL : undefined
}
