import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { layStartedStore } from '../database.ts'
import { RpcClient } from '../rpc-client.ts'
import { freePort } from './free-port.ts'
import { killLeftServers, ServerProcess } from './running-server.ts'

export { ServerProcess }

// A failed test may leave servers running.
afterAll(killLeftServers)

/** Calls `use` with a data folder, and removes it afterwards. */
export async function withDataDir<T>(use: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'server-process-'))
  return use(dataDir).finally(() => rmSync(dataDir, { recursive: true, force: true }))
}

/** Calls `use` with a data folder on which a server has started before. */
export const withStartedStore = <T>(use: (dataDir: string) => Promise<T>): Promise<T> =>
  withDataDir(dataDir => use(layStartedStore(dataDir)))

export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  return new ServerProcess(env, await freePort())
}

/** Starts a server, and waits until it has written the demo. */
export async function startDemo(env: Record<string, string>, port: number): Promise<ServerProcess> {
  const server = new ServerProcess(env, port)
  await server.ready()
  // The demo's users exist once their addresses are printed.
  await expect.poll(() => server.output).toContain('cliente@demo.example')
  return server
}

export async function signInToDemo({ origin }: ServerProcess): Promise<RpcClient> {
  const client = new RpcClient(origin)
  await client.call('auth.signIn', { email: 'cliente@demo.example', password: 'Demo-Cliente-2026' })
  return client
}
