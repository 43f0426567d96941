import { readConfig } from 'server/config/env'
import { migrateToLatest } from 'server/platform/db/migrator'
import { openStore } from 'server/platform/db/open-store'

/** Brings the configured store to the newest migration. */
const store = await openStore(readConfig({ DEMO: 'on', ...process.env }))
const done = await migrateToLatest(store.db)
console.log(done.length > 0 ? `Migrated: ${done.join(', ')}` : 'Nothing to migrate.')
await store.close()
