import { statfsSync } from 'node:fs'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { StoreFullError } from './errors.ts'

const MB = 1024 * 1024
/** Four WAL files: what a statement may need in addition to its rows. */
const RESERVE_BYTES = 64 * MB

/** Thrown after a crash of PGlite, with PostgreSQL's code for it. */
class StoreCrashedError extends Error {
  readonly code = '57P02'
}

const PARSE = 'P'.charCodeAt(0)
const QUERY = 'Q'.charCodeAt(0)
const TEXT_AT = 5

/** Single statements that change no rows. They run even without disk space, so that reads keep working. */
const harmless =
  /^\s*(select|show|set|listen|unlisten|begin|start transaction|commit|rollback|savepoint|release)\b[^;]*;?\s*$/i

/** Returns the number of bytes that a process may still write on a folder's disk. */
export function freeBytesAt(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** @throws StoreFullError if less than `RESERVE_BYTES` are free. */
export function assertRoom(freeBytes: number): void {
  if (freeBytes < RESERVE_BYTES)
    throw new StoreFullError(
      `The disk of the embedded store has ${Math.floor(freeBytes / MB)} MB left, and it needs ${RESERVE_BYTES / MB}: make room.`,
    )
}

/**
 * PGlite that refuses writes while the disk is nearly full. If its WAL cannot grow, PGlite crashes, and the next
 * statement blocks the process in an endless loop. After any crash, all statements are refused.
 */
export class DiskGuardedPGlite extends PGlite {
  readonly #freeBytes: () => number
  #crashed = false

  constructor(dataDir: string | undefined, options: PGliteOptions, freeBytes: () => number) {
    super(dataDir, options)
    this.#freeBytes = freeBytes
  }

  /** Every protocol message to PGlite passes through this method. */
  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.#crashed)
      throw new StoreCrashedError('The embedded store has broken down: start the server again.')
    if (this.ready && mayWrite(message)) assertRoom(this.#freeBytes())
    return super.execProtocolRawSync(message)
  }

  override async execProtocolStream(...asked: Parameters<PGlite['execProtocolStream']>) {
    try {
      return await super.execProtocolStream(...asked)
    } catch (error) {
      this.#crashed ||= error instanceof Error && 'severity' in error && error.severity === 'PANIC'
      throw error
    }
  }
}

function mayWrite(message: Uint8Array): boolean {
  const [kind] = message
  if (kind !== PARSE && kind !== QUERY) return false
  const words = Buffer.from(message.buffer, message.byteOffset + TEXT_AT, message.byteLength - TEXT_AT)
  // A Parse message has the statement's name before its text.
  const text = words.toString('latin1', kind === PARSE ? words.indexOf(0) + 1 : 0)
  return !harmless.test(text.slice(0, text.indexOf('\0')))
}
