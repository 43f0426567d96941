import { migrateToLatest } from 'server/platform/db/migrator'
import { openStore } from 'server/platform/db/open-store'
import { inOneLine } from './setup/one-line.ts'
import { toolConfig } from './setup/tool-config.ts'

/** Brings the configured store to the newest migration. */
await inOneLine(async () => {
  const store = await openStore(toolConfig())
  const done = await migrateToLatest(store.db).finally(() => store.close())
  console.log(done.length > 0 ? `Migrated: ${done.join(', ')}` : 'Nothing to migrate.')
})
