import { afterAll } from 'vitest'
import { type AppOptions, startApp } from '../app.ts'
import { freePort } from '../processes/free-port.ts'
import { IdentityProvider } from './identity-provider.ts'

/** Starts a server with sign-in by a fake Google, and that provider. */
export async function startWithGoogle({ env, ...options }: AppOptions = {}) {
  const google = new IdentityProvider(await freePort())
  const keys = { GOOGLE_CLIENT_ID: 'video', GOOGLE_CLIENT_SECRET: 'a secret', GOOGLE_ISSUER: google.issuer }
  const app = await startApp({ ...options, env: { ...keys, ...env } })
  await google.start(`${app.context.config.publicUrl}/auth/google/callback`)
  afterAll(() => google.stop())
  return { app, google }
}
