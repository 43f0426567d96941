import { after, DAY, HOUR } from '../../platform/clock.ts'
import { scheduledJob } from '../../platform/jobs/job.ts'
import type { AppDeps } from '../../platform/platform.ts'
import { assertOwnStorage } from '../../platform/storage/ownership.ts'
import { keptPaths } from '../files/files.service.ts'
import { wholePathOf } from '../files/thumbnail.service.ts'
import { deleteStale, listUploadIds, listUploadPaths } from './uploads.repository.ts'

const STALE_MS = DAY
const ORPHAN_MS = HOUR
const PATHS_AT_ONCE = 200

/** Paths of uploads: a folder of the user, and in it one of a project or of avatars. */
const ofUploads = /^[0-9a-f-]{36}\/([0-9a-f-]{36}|avatar)\/[^/]+$/

/** Deletes abandoned uploads and bytes without rows, every hour. */
export const sweepUploadsJob = scheduledJob({
  name: 'uploads.sweep',
  schedule: '25 * * * *',
  async run(platform) {
    const now = platform.clock.now()
    await dropStale(platform, after(now, -STALE_MS))
    await dropUnnamedUploads(platform, after(now, -ORPHAN_MS))
    await dropUnnamedFiles(platform, after(now, -ORPHAN_MS))
  },
})

/** Deletes abandoned uploads with their staged bytes. Stored bytes then have no row, and go with the others. */
async function dropStale({ db, incoming }: AppDeps, before: Date): Promise<void> {
  for (const id of await deleteStale(db, before)) await incoming.remove(id)
}

/** Deletes staged bytes without a row: the process died in between, or the project was deleted. */
async function dropUnnamedUploads({ incoming, db }: AppDeps, before: Date): Promise<void> {
  const known = await listUploadIds(db)
  for await (const { id, modifiedAt } of incoming.list())
    if (modifiedAt < before && !known.has(id)) await incoming.remove(id)
}

async function dropUnnamedFiles(platform: AppDeps, before: Date): Promise<void> {
  const { db, storage } = platform
  // If another database has taken over the storage, its files have no rows here.
  await assertOwnStorage(db, storage)
  let batch: string[] = []
  const drop = async () => {
    const whole = batch.map(wholePathOf)
    // Uploads first: they become files of other subjects, never the reverse.
    const waiting = whole.length > 0 ? await listUploadPaths(db, whole) : []
    const named = new Set([...waiting, ...(await keptPaths(platform, whole))])
    for (const path of batch) if (!named.has(wholePathOf(path))) await storage.remove(path)
    batch = []
  }
  for await (const { path, modifiedAt } of storage.list()) {
    if (modifiedAt < before && ofUploads.test(path)) batch.push(path)
    if (batch.length >= PATHS_AT_ONCE) await drop()
  }
  await drop()
}
