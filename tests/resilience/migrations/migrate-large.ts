import { setTimeout as pause } from 'node:timers/promises'
import { migrateToLatest, runMigrationSteps } from 'server/platform/db/migrator'
import { openPostgresStore } from 'server/platform/db/postgres-store'
import { withAuditKind } from './audit-kind.ts'

/** Migrates and runs the large steps, as `npm run migrate` does. */
const { DATABASE_URL = '' } = process.env
const migrations = withAuditKind
const store = await openPostgresStore(DATABASE_URL, DATABASE_URL)
await migrateToLatest(store, { migrations })
while ((await runMigrationSteps(store, { migrations })) !== 'done') await pause(200)
await store.close()
