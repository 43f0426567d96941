import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { MINUTE, SECOND } from '../clock.ts'
import { hasCode } from '../error-code.ts'

/** The embedded store is in use by another process; exit code 75. */
export class StoreInUseError extends Error {}

interface Holder {
  pid: number
  /** Start of the process, in the kernel's ticks; tells a reused process id apart. */
  processStart: string
  /** Changes with every boot of the machine. */
  bootId: string
  /** PID namespace of the process; a container has one of its own. */
  namespace: string
}

const BEAT_MS = SECOND
/** A lock of an unreachable process counts as abandoned if it is not refreshed for this time. */
const SILENT_MS = 5 * SECOND
const LONG_SILENT_MS = MINUTE
const LOOK_EVERY_MS = 100

/**
 * Locks the store of `dataDir` for this process. PGlite does not lock its folder, and a second process would silently
 * lose data. The lock of a dead process is taken over. A lock of another machine or container is taken over once it is
 * no longer refreshed.
 * @returns a function that releases the lock.
 * @throws StoreInUseError if a running process holds the lock.
 */
export function lockStore(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true })
  const path = join(dataDir, 'store.lock')
  const own: Holder = {
    pid: process.pid,
    processStart: processStart(process.pid),
    bootId: bootId(),
    namespace: pidNamespace(),
  }
  for (let attempt = 0; attempt < 5; attempt++) {
    if (create(path, own)) {
      const beat = setInterval(touch, BEAT_MS, path).unref()
      return () => {
        clearInterval(beat)
        release(path, own)
      }
    }
    const holder = read(path)
    if (holder && isAlive(holder, path)) {
      throw new StoreInUseError(`The store in ${dataDir} is in use by process ${holder.pid}. Stop it first.`)
    }
    discard(path, holder)
  }
  throw new StoreInUseError(`The store in ${dataDir} is being opened by another process. Try again.`)
}

/** Returns true if a running process holds the lock on the store of `dataDir`. */
export function isHeld(dataDir: string): boolean {
  const holder = read(join(dataDir, 'store.lock'))
  return holder !== undefined && isAlive(holder, join(dataDir, 'store.lock'))
}

function create(path: string, own: Holder): boolean {
  try {
    const file = openSync(path, 'wx')
    writeSync(file, JSON.stringify(own))
    closeSync(file)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

/** Renames a dead lock aside and compares it, since another process may have just renewed it. */
function discard(path: string, dead: Holder | undefined): void {
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return
    throw error
  }
  const moved = read(aside)
  if (moved && isAlive(moved, aside) && moved.pid !== dead?.pid) renameSync(aside, path)
  else rmSync(aside, { force: true })
}

function release(path: string, own: Holder): void {
  if (read(path)?.pid === own.pid) rmSync(path, { force: true })
}

function read(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder
  } catch {
    // Half-written by a process that died, or already deleted: the store is not locked.
    return undefined
  }
}

function isAlive(holder: Holder, path: string): boolean {
  if (holder.bootId !== bootId() || holder.namespace !== pidNamespace()) return isTouched(path)
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if (!hasCode(error, 'EPERM')) return false
  }
  return holder.processStart === processStart(holder.pid)
}

/**
 * Returns true if a process still refreshes a lock. Watches it for a while, since the clocks of two machines differ.
 */
function isTouched(path: string): boolean {
  const before = touchedAt(path)
  if (before === undefined || Date.now() - before > LONG_SILENT_MS) return false
  const still = new Int32Array(new SharedArrayBuffer(4))
  for (let waited = 0; waited < SILENT_MS; waited += LOOK_EVERY_MS) {
    Atomics.wait(still, 0, 0, LOOK_EVERY_MS)
    if (touchedAt(path) !== before) return true
  }
  return false
}

const touchedAt = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.mtimeMs

function touch(path: string): void {
  const now = new Date()
  try {
    utimesSync(path, now, now)
  } catch (error) {
    // The folder was deleted, as in tests.
    if (!hasCode(error, 'ENOENT')) throw error
  }
}

/** Returns the PID namespace; empty if the system has none. */
function pidNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid')
  } catch {
    return ''
  }
}

/** Returns the start of a process; empty without /proc, where the process id alone decides. */
function processStart(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // A zombie has ended, although its process id still exists.
    return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '')
  } catch {
    return ''
  }
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return ''
  }
}
