import { ConfigError } from 'server/config/config-error'
import { RefusalError } from 'server/platform/backup/refusal'
import { DatabaseUnreachableError } from 'server/platform/db/postgres-store'
import { StoreFullError } from 'server/platform/db/store-full'
import { StoreInUseError } from 'server/platform/db/store-lock'
import { StoreDamagedError } from 'server/platform/store-damage'

/** Exit codes of sysexits.h, as at a start of the server. */
const EX_UNAVAILABLE = 69
const EX_TEMPFAIL = 75
const EX_CONFIG = 78

const unavailable = [DatabaseUnreachableError, StoreDamagedError, StoreFullError]

/** Runs a command; what keeps it from its work is said in one line, as the server does at its start. */
export async function inOneLine(act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    const code = exitCodeOf(error)
    if (code === undefined) throw error
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = code
  }
}

function exitCodeOf(error: unknown): number | undefined {
  if (error instanceof RefusalError) return error.exitCode
  if (error instanceof ConfigError) return EX_CONFIG
  if (unavailable.some(kind => error instanceof kind)) return EX_UNAVAILABLE
  return error instanceof StoreInUseError ? EX_TEMPFAIL : undefined
}
