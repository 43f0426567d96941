import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type BackupReport, backUp } from 'server/platform/backup/back-up'
import { requestBackup } from 'server/platform/backup/backup-requests'
import { RefusalError } from 'server/platform/backup/refusal'
import { systemClock } from 'server/platform/clock'
import { isAtHead } from 'server/platform/db/migrator'
import { openStore } from 'server/platform/db/open-store'
import { isHeld } from 'server/platform/db/store-lock'
import { assertOwnStorage } from 'server/platform/storage/assert-own-storage'
import { openStorage } from 'server/platform/storage/open-storage'
import { archiveCommand, toolConfig } from './setup/command.ts'

const usage = `npm run backup -- FILE

Writes the database and the uploaded files of the configured store (DATABASE_URL, DATA_DIR) to one archive,
FILE, such as backup.tar.gz; the server may go on running. An archive of that name is replaced once the new one
is whole. SECRET_KEY is not in it.`

await archiveCommand(usage, async target => {
  const { tables, rows, files, vanishedFiles } = await write(target)
  for (const path of vanishedFiles) console.error(`Removed meanwhile, not in the archive: ${path}`)
  return `${rows} rows of ${tables} tables and ${files} files are in ${target}`
})

async function write(target: string): Promise<BackupReport> {
  const config = toolConfig()
  if (!config.databaseUrl) {
    if (!existsSync(join(config.dataDir, 'database')))
      throw new RefusalError('no-input', `There is no store in ${config.dataDir}.`)
    if (isHeld(config.dataDir)) return requestBackup(config.dataDir, target)
  }
  const store = await openStore(config)
  try {
    const storage = await openStorage(config)
    // One that is behind may have no place for it yet; its named files are looked for all the same.
    if (await isAtHead(store.db)) await assertOwnStorage(store.db, storage)
    return await backUp({ store, storage, clock: systemClock }, target)
  } finally {
    await store.close()
  }
}
