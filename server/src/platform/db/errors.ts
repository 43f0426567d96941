import { hasCode } from '../error-code.ts'
import { StoreInUseError } from './store-lock.ts'

const UNIQUE_VIOLATION = '23505'

export const isUniqueViolation = (error: unknown): boolean => hasCode(error, UNIQUE_VIOLATION)

/**
 * SQLSTATE classes and codes of temporary failures: connection lost, shutdown, overload, cancelled, locked, or a
 * read-only standby.
 */
const sqlStates = /^(08|53|57|25006$|25P03$|55P03$)/
const socketErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT'])

const diskErrors = new Set(['ENOSPC', 'EDQUOT'])

/** A required service other than the database is unavailable. */
export class UnavailableError extends Error {}

/** Returns true if an error means that database, disk or object store is unavailable, not that the input is wrong. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof UnavailableError) return true
  const code = 'code' in error ? String(error.code) : ''
  if (sqlStates.test(code) || socketErrors.has(code) || diskErrors.has(code)) return true
  return /timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout/.test(
    error.message,
  )
}

/** The disk is too full to write, detected before PostgreSQL fails, with PostgreSQL's code. Exit code 69 at start. */
export class StoreFullError extends Error {
  readonly code = '53100'
}

/** The files of the embedded store are damaged or inaccessible; exit code 69. */
export class StoreDamagedError extends Error {}

/** Throws a one-line error for files that PGlite cannot open. */
export function sayDamage(error: unknown, dataDir: string): never {
  if (error instanceof StoreInUseError || error instanceof StoreFullError) throw error
  throw new StoreDamagedError(
    `The store in ${dataDir} cannot be opened: its files are damaged, or may not be read and written. Move the folder away and fill a new one from a backup: npm run restore -- FILE`,
    { cause: error },
  )
}
