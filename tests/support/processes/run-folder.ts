import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'test-run-'

/**
 * Whatever a run puts into the system's folder for passing things goes into one of its own, and away with it: a test
 * that is cut, or a server that is killed, tidies up nothing.
 */
export function setup(): (() => void) | undefined {
  if (tmpdir().includes(PREFIX)) return undefined
  const folder = mkdtempSync(join(tmpdir(), PREFIX))
  // A server that may not run as root has its own folder in it.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
}
