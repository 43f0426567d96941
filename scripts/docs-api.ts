import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { apiDocument } from './docs/api-document.ts'

/** `npm run docs:api` writes what can be called, from the code; `--verify` only compares. */
const outFile = fileURLToPath(new URL('../server/API.md', import.meta.url))
const text = apiDocument()

if (!process.argv.includes('--verify')) writeFileSync(outFile, text)
else if (!existsSync(outFile) || readFileSync(outFile, 'utf8') !== text) {
  console.error('server/API.md is not what the code says: npm run docs:api')
  process.exitCode = 1
}
