import { AppError } from 'shared/errors/app-error'
import type { Tx } from '../../platform/db/unit-of-work.ts'
import type { AppDeps } from '../../platform/platform.ts'
import { removeFilesJob } from './files.jobs.ts'

/** Enqueues the removal of stored files; the job runs once the transaction that deletes their rows has committed. */
export async function enqueueFileRemoval(tx: Pick<Tx, 'enqueue'>, paths: string[]): Promise<void> {
  if (paths.length > 0) await tx.enqueue(removeFilesJob, { paths })
}

/** How large a stored file is. @throws AppError `UNAVAILABLE` when its bytes are missing, which the log says of `what` it is. */
export async function storedSize(
  { log, storage }: Pick<AppDeps, 'log' | 'storage'>,
  path: string,
  what: 'a version' | 'an upload',
  ids: Record<string, string>,
): Promise<number> {
  const sizeBytes = await storage.size(path)
  if (sizeBytes !== undefined) return sizeBytes
  log.error({ ...ids, path, place: storage.place }, `the bytes of ${what} are missing`)
  throw new AppError('UNAVAILABLE')
}
