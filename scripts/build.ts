import { writeFileSync } from 'node:fs'
import { fingerprint, isBuilt, stampPath } from './setup/build-stamp.mjs'
import { keepLastRelease } from './setup/earlier-releases.ts'

/** `npm run build`; with `--if-stale` only when what the client is made of has changed since the last time. */
const current = fingerprint()
if (!process.argv.includes('--if-stale') || !isBuilt(current)) {
  console.log('Building the client …')
  keepLastRelease(stampPath, current)
  // Not a literal: the client's sources are checked with settings of their own.
  await import(String(new URL('../client/build.ts', import.meta.url)))
  // The notes of the development pages.
  await import('./docs-api.ts')
  writeFileSync(stampPath, current)
  // The renderer of the pages may leave a message port open, which would keep this process for ever.
  process.exit()
}
