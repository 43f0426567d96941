import { resolve } from 'node:path'
import { ConfigError } from 'server/config/config-error'
import { RefusalError } from 'server/platform/backup/refusal'
import { DatabaseUnreachableError } from 'server/platform/db/postgres-store'
import { StoreInUseError } from 'server/platform/db/store-lock'

/** Exit codes of sysexits.h, as at a start of the server. */
const EX_USAGE = 64
const EX_UNAVAILABLE = 69
const EX_TEMPFAIL = 75
const EX_CONFIG = 78

/** Runs a command that takes one file; what keeps it from its work is said in one line. */
export async function archiveCommand(usage: string, act: (file: string) => Promise<string>): Promise<void> {
  const [file, ...more] = process.argv.slice(2)
  if (file === '--help' || file === '-h') return console.log(usage)
  if (file === undefined || file.startsWith('-') || more.length > 0) {
    console.error(usage)
    process.exitCode = EX_USAGE
    return
  }
  try {
    // npm runs a script in the folder of the package, wherever its caller stands.
    console.log(await act(resolve(process.env.INIT_CWD ?? '.', file)))
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
  if (error instanceof DatabaseUnreachableError) return EX_UNAVAILABLE
  return error instanceof StoreInUseError ? EX_TEMPFAIL : undefined
}
