import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileProviders } from 'server/app/registries'
import { type BackupOptions, type BackupReport, backUp } from 'server/platform/backup/back-up'
import { requestBackup } from 'server/platform/backup/backup-requests'
import { RefusalError } from 'server/platform/backup/refusal'
import { systemClock } from 'server/platform/clock'
import { isAtHead } from 'server/platform/db/migrator'
import { openDatabase } from 'server/platform/db/open-store'
import { isHeld } from 'server/platform/db/store-lock'
import { openStorage } from 'server/platform/storage/open-storage'
import { assertOwnStorage } from 'server/platform/storage/ownership'
import { archiveCommand, toolConfig } from './setup/command.ts'

const WITHOUT_FILES = '--without-files'
const DESPITE_MISSING = '--despite-missing-files'

const usage = `npm run backup -- FILE [${WITHOUT_FILES}] [${DESPITE_MISSING}]

Writes the database and the uploaded files of the configured store (DATABASE_URL; DATA_DIR or S3_BUCKET) to one
archive, FILE, such as backup.tar.gz; the server may go on running. An archive of that name is replaced once the new
one is whole. SECRET_KEY is not in it.

${WITHOUT_FILES}          the database alone, where the bucket keeps versions of its own; it can be restored only
                         beside these files
${DESPITE_MISSING}  also when files are lost that the database names; they are listed`

await archiveCommand(
  usage,
  async (target, given) => {
    const options = { withoutFiles: given.has(WITHOUT_FILES), despiteMissing: given.has(DESPITE_MISSING) }
    const { tables, rows, files, vanishedFiles, missingFiles } = await write(target, options)
    for (const path of vanishedFiles) console.error(`Removed meanwhile, not in the archive: ${path}`)
    for (const path of missingFiles) console.error(`Missing, not in the archive: ${path}`)
    return `${rows} rows of ${tables} tables and ${files} files are in ${target}`
  },
  [WITHOUT_FILES, DESPITE_MISSING],
)

async function write(target: string, options: BackupOptions): Promise<BackupReport> {
  const config = toolConfig()
  if (!config.databaseUrl) {
    if (!existsSync(join(config.dataDir, 'database')))
      throw new RefusalError('no-input', `There is no store in ${config.dataDir}.`)
    if (isHeld(config.dataDir)) return requestBackup(config.dataDir, target, options)
  }
  const store = await openDatabase(config)
  try {
    const storage = await openStorage(config)
    // A store of an older schema may lack the column; its referenced files are checked anyway.
    if (await isAtHead(store.db)) await assertOwnStorage(store.db, storage)
    return await backUp({ store, storage, clock: systemClock, fileOwners: fileProviders }, target, options)
  } finally {
    await store.close()
  }
}
