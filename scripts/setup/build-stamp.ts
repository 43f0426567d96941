import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './tools.ts'

/** Beside what was built, so that it goes when that goes. */
export const stampPath = join(root, 'client/dist/.built-from')

const SOURCES = ['client/**/*.*', 'shared/src/**/*.*', 'package-lock.json', 'tsconfig.base.json']
// Generated files are made by the build itself: they may differ afterwards, and say nothing that their sources do not.
const LEFT_OUT = ['client/dist/**', '**/node_modules/**', '**/*.gen.*', '**/*.test.*']

/** One word for all that the client is built from; any change of a source changes it. */
export function fingerprint(): string {
  const hash = createHash('sha256')
  for (const path of globSync(SOURCES, { cwd: root, exclude: LEFT_OUT }).sort()) {
    hash.update(`${path}\0`).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

export function isBuilt(from: string): boolean {
  return existsSync(stampPath) && readFileSync(stampPath, 'utf8') === from
}
