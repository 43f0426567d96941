import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { apiDocument } from './docs/api-document.ts'

/** Writes `server/API.md` (not in git) from the code. */
writeFileSync(fileURLToPath(new URL('../server/API.md', import.meta.url)), apiDocument())
