import { bootstrap } from 'server/app/context'
import type { DatabaseClient } from 'server/platform/db/store'
import { testConfig } from './test-config.ts'

/**
 * Creates what a first start creates in a migrated store, such as the queues. Removes the link to its folder of files,
 * so that a server with another folder can start on a copy.
 */
export async function startOnce(store: DatabaseClient, dataDir: string): Promise<void> {
  const kept: DatabaseClient = { ...store, close: async () => undefined }
  const context = await bootstrap(testConfig(dataDir), {
    work: false,
    parts: { store: kept, media: undefined },
  })
  await context.close()
  await store.db.deleteFrom('fileStore').execute()
}
