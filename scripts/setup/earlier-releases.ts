import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Number of earlier releases whose assets are kept. */
const KEPT = 2

/**
 * Moves the assets of the last release aside before a build, beside those of the release before it: open pages still
 * request them, and the server serves them (`platform/http/pages.ts`).
 * @param stampPath stamp of the last build, in its folder; missing if that build was never finished.
 */
export function keepLastRelease(stampPath: string, current: string): void {
  if (!existsSync(stampPath) || readFileSync(stampPath, 'utf8') === current) return
  const dist = dirname(stampPath)
  const earlier = join(dist, '.earlier')
  const place = join(earlier, String(Date.now()))
  mkdirSync(place, { recursive: true })
  renameSync(join(dist, 'assets'), join(place, 'assets'))
  // A failed build leaves nothing to be moved aside twice.
  rmSync(stampPath)
  const byAge = readdirSync(earlier).sort().reverse()
  for (const name of byAge.slice(KEPT)) rmSync(join(earlier, basename(name)), { recursive: true })
}
