import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PAYMENT_SECRET } from '../support/fakes/payment-provider.ts'
import { voiceEnv } from '../support/fakes/voice-calls.ts'
import { freePort } from '../support/processes/free-port.ts'

/** Journeys run in so many lanes, each with a browser, a server and a store of its own. */
export const LANES = 2

interface Place {
  port: string
  dataDir: string
}

const lanes: Place[] = []
for (let lane = 0; lane < LANES; lane++) lanes.push(await placeOf(`E2E_${lane}`))
const connected = await placeOf('E2E_CONNECTED')
process.env.E2E_PROVIDER_PORT ||= String(await freePort())

/** Which server a journey talks to: the one of the lane that it runs in. */
export const originUnderTest = `http://localhost:${lanes[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]?.port}`

/** Where one more server is: the same product, with a voice agent and a provider of payments. */
export const connectedOrigin = `http://localhost:${connected.port}`

/** Who is always a project manager there. */
export const founderEmail = 'fondatrice@example.com'

/** Where that server looks for the provider; the journey that pays there puts its counterpart on it. */
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
    // One address makes all the journeys here, more than one person would.
    LIMITS: '100',
    LOG_LEVEL: 'warn',
    ...env,
  },
})

/** What `npm start` serves, with a store of its own that is empty but for the demo content; and its connected twin. */
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

/** The configuration is read again in every worker: what was chosen first travels on in the environment. */
async function placeOf(name: string): Promise<Place> {
  const [port, dataDir] = [`${name}_PORT`, `${name}_DATA_DIR`]
  process.env[port] ||= String(await freePort())
  process.env[dataDir] ||= makeDataDir()
  return { port: process.env[port], dataDir: process.env[dataDir] }
}

/** Gone with the process that made it, which is the one that outlives the server. */
function makeDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'end-to-end-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
