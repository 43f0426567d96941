import { openPostgresStore } from 'server/platform/db/postgres-store'
import { type AppOptions, startApp, type TestApp } from '../app.ts'
import { urlOf } from '../database.ts'
import { RpcClient } from '../rpc-client.ts'

/** Starts two servers on one PostgreSQL and one folder of files, as behind a balancer. */
export async function twoProcesses(
  env: Record<string, string> = {},
  options: Pick<AppOptions, 'work'> = {},
): Promise<[TestApp, TestApp]> {
  const one = await startApp({ ...options, env })
  const { storage, store } = one.context
  const ownStore = await openPostgresStore(urlOf(store), urlOf(store))
  return [one, await startApp({ ...options, env, parts: { store: ownStore, storage } })]
}

/** Returns a caller with the same session at the other process. */
export function at({ origin }: Pick<TestApp, 'origin'>, client: RpcClient): RpcClient {
  const elsewhere = new RpcClient(origin)
  elsewhere.jar.set('session', client.jar.get('session') ?? '')
  return elsewhere
}
