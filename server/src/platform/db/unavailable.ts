/**
 * SQLSTATE classes and codes that mean "try again later": connection lost, shutting down, too busy, cut, locked, or led
 * to a server that only follows another one.
 */
const sqlStates = /^(08|53|57|25006$|25P03$|55P03$)/
const socketErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT'])

/** No room: of the disk, or of what this user may have of it. */
const diskErrors = new Set(['ENOSPC', 'EDQUOT'])

/** Something that we need, and that is no database, cannot do it now. */
export class UnavailableError extends Error {}

/** Whether an error says that database, disk or object store cannot take it now, rather than that what was asked is wrong. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof UnavailableError) return true
  const code = 'code' in error ? String(error.code) : ''
  if (sqlStates.test(code) || socketErrors.has(code) || diskErrors.has(code)) return true
  return /timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout/.test(
    error.message,
  )
}
