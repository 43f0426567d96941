import { bootstrap } from 'server/app/context'
import type { DatabaseClient } from 'server/platform/db/store'
import { testConfig } from './test-config.ts'

/**
 * Makes in a migrated store what a first start makes, such as the queues, and takes back what ties it to the folder of
 * its files: a copy of it belongs to whoever starts on it next.
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
