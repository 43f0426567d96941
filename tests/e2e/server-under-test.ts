import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../support/free-port.ts'

// The configuration is read again in every worker: what was chosen first travels on in the environment.
process.env.E2E_PORT ||= String(await freePort())
process.env.E2E_DATA_DIR ||= makeDataDir()

export const chosenPort = Number(process.env.E2E_PORT)

/** What `npm start` serves, with a store of its own that is empty but for the demo content. */
export const serverUnderTest = {
  command: `"${process.execPath}" server/src/main.ts`,
  url: `http://localhost:${chosenPort}/readyz`,
  timeout: 60_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  stdout: 'ignore' as const,
  stderr: 'pipe' as const,
  env: {
    PORT: String(chosenPort),
    DATA_DIR: process.env.E2E_DATA_DIR,
    DATABASE_URL: '',
    DEMO: 'on',
    // One address makes all the journeys here, more than one person would.
    LIMITS: '100',
    LOG_LEVEL: 'warn',
  },
}

/** Gone with the process that made it, which is the one that outlives the server. */
function makeDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'end-to-end-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
