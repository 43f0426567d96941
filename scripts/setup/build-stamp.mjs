import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** Beside what was built, so that it goes when that goes. */
export const stampPath = join(root, 'client/dist/.built-from')

const FOLDERS = ['client', 'shared/src']
const FILES = ['package-lock.json', 'tsconfig.base.json']
// Generated files are made by the build itself: they may differ afterwards, and say nothing that their sources do not.
const LEFT_OUT = /(^|[\\/])(dist|node_modules)[\\/]|\.(gen|test)\.[^.]+$/

/**
 * One word for all that the client is built from; any change of a source changes it. Read by the host's Node, whichever
 * it is, so that a start without changes needs no further process.
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
