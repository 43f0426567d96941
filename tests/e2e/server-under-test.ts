import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../support/free-port.ts'
import { PAYMENT_SECRET } from '../support/payment-provider.ts'
import { voiceEnv } from '../support/voice-calls.ts'

// The configuration is read again in every worker: what was chosen first travels on in the environment.
process.env.E2E_PORT ||= String(await freePort())
process.env.E2E_DATA_DIR ||= makeDataDir()
process.env.E2E_CONNECTED_PORT ||= String(await freePort())
process.env.E2E_CONNECTED_DATA_DIR ||= makeDataDir()
process.env.E2E_PROVIDER_PORT ||= String(await freePort())

export const chosenPort = Number(process.env.E2E_PORT)

/** Where the second server is: the same product, with a voice agent and a provider of payments. */
export const connectedOrigin = `http://localhost:${process.env.E2E_CONNECTED_PORT}`

/** Where that server looks for the provider; the journey that pays there puts its counterpart on it. */
export const providerPort = Number(process.env.E2E_PROVIDER_PORT)

const serverOn = (
  port: string | undefined,
  dataDir: string | undefined,
  env: Record<string, string> = {},
) => ({
  command: `"${process.execPath}" server/src/main.ts`,
  url: `http://localhost:${port}/readyz`,
  timeout: 60_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  stdout: 'ignore' as const,
  stderr: 'pipe' as const,
  env: {
    PORT: port ?? '',
    DATA_DIR: dataDir ?? '',
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
  serverOn(process.env.E2E_PORT, process.env.E2E_DATA_DIR),
  serverOn(process.env.E2E_CONNECTED_PORT, process.env.E2E_CONNECTED_DATA_DIR, {
    PREVIEW_PASSWORD: '',
    ...voiceEnv,
    STRIPE_SECRET_KEY: 'sk_test_counterpart',
    STRIPE_WEBHOOK_SECRET: PAYMENT_SECRET,
    STRIPE_API_HOST: `http://127.0.0.1:${providerPort}`,
  }),
]

/** Gone with the process that made it, which is the one that outlives the server. */
function makeDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'end-to-end-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
