import { join } from 'node:path'
import { openArchive } from 'server/platform/backup/archive-reader'
import { restore } from 'server/platform/backup/restore'
import { openStore } from 'server/platform/db/open-store'
import { createDiskStorage } from 'server/platform/storage/disk-storage'
import { archiveCommand, toolConfig } from './setup/command.ts'

const usage = `npm run restore -- FILE

Fills the configured store (DATABASE_URL, DATA_DIR), which must be empty and which no server may be using, with
an archive that npm run backup wrote, on this store or on the other. All of it or nothing.`

await archiveCommand(usage, async file => {
  const config = toolConfig()
  const archive = await openArchive(file)
  const store = await openStore(config)
  const storage = createDiskStorage(join(config.dataDir, 'files'))
  const { dataDir } = config
  const { tables, rows, files } = await restore(archive, { store, storage, dataDir }).finally(() =>
    store.close(),
  )
  return `${rows} rows of ${tables} tables and ${files} files are restored`
})
