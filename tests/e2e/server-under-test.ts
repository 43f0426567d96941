import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PAYMENT_SECRET } from '../support/fakes/payment-provider.ts'
import { voiceEnv } from '../support/fakes/voice-calls.ts'
import { freePort } from '../support/processes/free-port.ts'

/** Number of parallel lanes, each with its own browser, server and store. */
export const LANES = 2

interface Place {
  port: string
  dataDir: string
}

const lanes: Place[] = []
for (let lane = 0; lane < LANES; lane++) lanes.push(await placeOf(`E2E_${lane}`))
const connected = await placeOf('E2E_CONNECTED')
process.env.E2E_PROVIDER_PORT ||= String(await freePort())

/** Origin of the server of the current lane. */
export const originUnderTest = `http://localhost:${lanes[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]?.port}`

/** Origin of one more server, with a voice agent and a payment provider. */
export const connectedOrigin = `http://localhost:${connected.port}`

/** Account that is always a project manager there. */
export const founderEmail = 'fondatrice@example.com'

/** Port where that server expects the payment provider; the paying journey starts its fake there. */
export const providerPort = Number(process.env.E2E_PROVIDER_PORT)

const serverOn = ({ port, dataDir }: Place, env: Record<string, string> = {}) => ({
  command: `"${process.execPath}" server/src/app/main.ts`,
  url: `http://localhost:${port}/readyz`,
  timeout: 120_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  stdout: 'ignore' as const,
  stderr: 'pipe' as const,
  env: {
    PORT: port,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DEMO: 'on',
    // All journeys use one address, more than one user would.
    LIMITS: '100',
    LOG_LEVEL: 'warn',
    ...env,
  },
})

/** Servers as started by `npm start`, each with a store that contains only the demo, and the connected one. */
export const serversUnderTest = [
  ...lanes.map(lane => serverOn(lane)),
  serverOn(connected, {
    PREVIEW_PASSWORD: '',
    FOUNDER_EMAIL: founderEmail,
    ...voiceEnv,
    STRIPE_SECRET_KEY: 'sk_test_counterpart',
    STRIPE_WEBHOOK_SECRET: PAYMENT_SECRET,
    STRIPE_API_HOST: `http://127.0.0.1:${providerPort}`,
  }),
]

/**
 * Returns port and folder of a server. Every worker reads this file again, so the first choice is stored in the
 * environment.
 */
async function placeOf(name: string): Promise<Place> {
  const [port, dataDir] = [`${name}_PORT`, `${name}_DATA_DIR`]
  process.env[port] ||= String(await freePort())
  process.env[dataDir] ||= makeDataDir()
  return { port: process.env[port], dataDir: process.env[dataDir] }
}

/** Creates a folder that is removed when this process ends, which is after the server. */
function makeDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'end-to-end-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
