import { writeFileSync } from 'node:fs'
import { fingerprint, isBuilt, stampPath } from './setup/build-stamp.mjs'
import { keepLastRelease } from './setup/earlier-releases.ts'

/** `npm run build`; with `--if-stale` only if the client's sources have changed since the last build. */
const current = fingerprint()
if (!process.argv.includes('--if-stale') || !isBuilt(current)) {
  console.log('Building the client …')
  keepLastRelease(stampPath, current)
  // Not a literal, so that `tsc` does not check the client's sources with the settings of the server.
  await import(String(new URL('../client/build.ts', import.meta.url)))
  // Docstrings for the development pages.
  await import('./docs-api.ts')
  writeFileSync(stampPath, current)
  // The page renderer may leave a message port open, which would keep this process alive.
  process.exit()
}
