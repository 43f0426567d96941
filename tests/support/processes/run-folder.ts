import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'test-run-'

/**
 * Sets a temporary folder for a whole run, and removes it afterwards. Cancelled tests and killed servers leave files
 * behind.
 */
export function setup(): (() => void) | undefined {
  if (tmpdir().includes(PREFIX)) return undefined
  const folder = mkdtempSync(join(tmpdir(), PREFIX))
  // Lets servers that must not run as root reach their folders in it.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
}
