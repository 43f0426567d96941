import { openArchive } from 'server/platform/backup/archive'
import { restore } from 'server/platform/backup/restore'
import { openDatabase } from 'server/platform/db/open-store'
import { openStorage } from 'server/platform/storage/open-storage'
import { assertOwnStorage } from 'server/platform/storage/ownership'
import { archiveCommand, toolConfig } from './setup/command.ts'

const usage = `npm run restore -- FILE

Fills the configured store (DATABASE_URL; DATA_DIR or S3_BUCKET), which must be empty and which no server may be using, with
an archive that npm run backup wrote, on this store or on the other. All of it or nothing.`

await archiveCommand(usage, async file => {
  const config = toolConfig()
  const archive = await openArchive(file)
  const store = await openDatabase(config)
  try {
    const storage = await openStorage(config)
    const { dataDir } = config
    const { tables, rows, files } = await restore(archive, { store, storage, dataDir })
    await assertOwnStorage(store.db, storage)
    return `${rows} rows of ${tables} tables and ${files} files are restored`
  } finally {
    await store.close()
  }
})
