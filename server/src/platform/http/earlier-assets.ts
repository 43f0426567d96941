import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The folder of a build, and those of the releases before it, newest first: a page that was opened before a release
 * goes on with the files that it was made with.
 */
export function assetRoots(distFolder: string): string[] {
  const earlier = join(distFolder, '.earlier')
  const names = existsSync(earlier) ? readdirSync(earlier).sort().reverse() : []
  return [distFolder, ...names.map(name => join(earlier, name))]
}
