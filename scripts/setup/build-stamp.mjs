import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** In the folder of the build, so that both are deleted together. */
export const stampPath = join(root, 'client/dist/.built-from')

const FOLDERS = ['client', 'shared/src']
const FILES = ['package-lock.json', 'tsconfig.base.json']
// Generated files are left out: the build itself writes them from the other sources.
const LEFT_OUT = /(^|[\\/])(dist|node_modules)[\\/]|\.(gen|test)\.[^.]+$/

/**
 * Returns a hash of all sources of the client. Runs on the host's Node of any version, so that a start without changes
 * needs no further process.
 */
export function fingerprint() {
  const sources = FOLDERS.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(({ parentPath, path, name }) => join(parentPath ?? path, name).slice(root.length)),
  )
  const hash = createHash('sha256')
  for (const path of [...sources, ...FILES].filter(name => !LEFT_OUT.test(name)).sort()) {
    hash.update(`${path}\0`).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

export function isBuilt(from) {
  return existsSync(stampPath) && readFileSync(stampPath, 'utf8') === from
}
