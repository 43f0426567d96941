import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Beside the newest one. */
const KEPT = 2

/**
 * Makes room for a build of other sources: what pages of the last release still ask for is set aside, with that of the
 * one before it. The server looks there too (`platform/http/pages.ts`).
 * @param stampPath of the last build, in its folder; without it that build was never finished.
 */
export function keepLastRelease(stampPath: string, current: string): void {
  if (!existsSync(stampPath) || readFileSync(stampPath, 'utf8') === current) return
  const dist = dirname(stampPath)
  const earlier = join(dist, '.earlier')
  const place = join(earlier, String(Date.now()))
  mkdirSync(place, { recursive: true })
  renameSync(join(dist, 'assets'), join(place, 'assets'))
  // A build that fails leaves nothing that could be set aside twice.
  rmSync(stampPath)
  const byAge = readdirSync(earlier).sort().reverse()
  for (const name of byAge.slice(KEPT)) rmSync(join(earlier, basename(name)), { recursive: true })
}
