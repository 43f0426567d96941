import { AppError } from 'shared/errors/app-error'
import { uuidField } from 'shared/fields/id'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/db/unit-of-work.ts'
import type { AppDeps } from '../../platform/platform.ts'
import type { ServedFile } from '../../platform/storage/file-owner.ts'
import { removeFilesJob } from './files.jobs.ts'

type Deps = Pick<AppDeps, 'db' | 'fileOwners'>

const fileId = uuidField()

/** Returns a file to serve. @throws AppError `NOT_FOUND` if it is missing or the actor may not see it. */
export async function getFile({ db, fileOwners }: Deps, actor: Actor, id: string): Promise<ServedFile> {
  const parsed = fileId.safeParse(id)
  if (!parsed.success) throw new AppError('NOT_FOUND')
  for (const owner of fileOwners) {
    const file = await owner.find(db, actor, parsed.data)
    if (file) return file
  }
  throw new AppError('NOT_FOUND')
}

/** Returns those of some storage paths that rows of any subject refer to. */
export async function keptPaths({ db, fileOwners }: Deps, paths: string[]): Promise<Set<string>> {
  const kept = new Set<string>()
  if (paths.length === 0) return kept
  for (const owner of fileOwners) for (const path of await owner.kept(db, paths)) kept.add(path)
  return kept
}

/**
 * Enqueues the removal of stored files; the job runs once the transaction that deletes their rows has committed. Null is
 * a file that does not exist, such as a poster.
 */
export async function enqueueFileRemoval(
  tx: Pick<Tx, 'enqueue'>,
  stored: readonly (string | null)[],
): Promise<void> {
  const paths = stored.filter(path => path !== null)
  if (paths.length > 0) await tx.enqueue(removeFilesJob, { paths })
}

/** Returns the size of a stored file. @throws AppError `UNAVAILABLE` if its bytes are missing; logged as `what`. */
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
