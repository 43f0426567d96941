import { AppError } from 'shared/errors/app-error'
import type { Work } from '../../platform/db/unit-of-work.ts'
import type { Platform } from '../../platform/platform.ts'
import { removeFilesJob } from './files.jobs.ts'

/** Enqueues the removal of stored files; the job runs once the transaction that deletes their rows has committed. */
export async function enqueueFileRemoval(work: Pick<Work, 'enqueue'>, paths: string[]): Promise<void> {
  if (paths.length > 0) await work.enqueue(removeFilesJob, { paths })
}

/** How large a stored file is. @throws AppError `UNAVAILABLE` when its bytes are missing, which the log says of `what` it is. */
export async function storedSize(
  { log, storage }: Pick<Platform, 'log' | 'storage'>,
  path: string,
  what: 'a version' | 'an upload',
  ids: Record<string, string>,
): Promise<number> {
  const sizeBytes = await storage.size(path)
  if (sizeBytes !== undefined) return sizeBytes
  log.error({ ...ids, path, place: storage.place }, `the bytes of ${what} are missing`)
  throw new AppError('UNAVAILABLE')
}
