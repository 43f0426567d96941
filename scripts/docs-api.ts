import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { unprovokedRefusals } from '../tests/support/provoked-refusals.ts'
import { apiDocument } from './docs/api-document.ts'

/**
 * Writes `server/API.md` (not in git) from the code. With `--unprovoked`, prints the refusals that procedures declare
 * and that no integration test has met on this machine.
 */
if (process.argv.includes('--unprovoked')) console.log(unprovokedRefusals().join('\n'))
else writeFileSync(fileURLToPath(new URL('../server/API.md', import.meta.url)), apiDocument())
