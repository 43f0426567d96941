import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { layStartedStore } from '../database.ts'
import { freePort } from './free-port.ts'
import { killLeftServers, ServerProcess } from './running-server.ts'

export { ServerProcess }

// A test that failed in the middle leaves its servers to this.
afterAll(killLeftServers)

/** A data folder that is gone after `use`. */
export async function withDataDir<T>(use: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'server-process-'))
  return use(dataDir).finally(() => rmSync(dataDir, { recursive: true, force: true }))
}

/** Likewise, with an empty store on which a server was started before: for what is not about a first start. */
export const withStartedStore = <T>(use: (dataDir: string) => Promise<T>): Promise<T> =>
  withDataDir(dataDir => use(layStartedStore(dataDir)))

export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  return new ServerProcess(env, await freePort())
}
