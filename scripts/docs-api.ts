import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { unprovokedRefusals } from '../tests/support/provoked-refusals.ts'
import { apiDocument } from './docs/api-document.ts'

/**
 * `npm run docs:api` writes what can be called, from the code; `--verify` only compares. `--unprovoked` lists the
 * refusals that procedures declare and no integration test has met on this machine.
 */
const outFile = fileURLToPath(new URL('../server/API.md', import.meta.url))
const text = apiDocument()

if (process.argv.includes('--unprovoked')) console.log(unprovokedRefusals().join('\n'))
else if (!process.argv.includes('--verify')) writeFileSync(outFile, text)
else if (!existsSync(outFile) || readFileSync(outFile, 'utf8') !== text) {
  console.error('server/API.md is not what the code says: npm run docs:api')
  process.exitCode = 1
}
