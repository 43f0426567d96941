import { createHash } from 'node:crypto'
import { z } from 'shared/errors/zod'
import { defineJob } from '../../../platform/jobs/job.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { storedSize } from '../../files/files.service.ts'
import { findFileToDigest, keepDigest } from './certificate.repository.ts'

type Deps = Pick<AppDeps, 'db' | 'log' | 'storage'>

/**
 * Returns the SHA-256 of a version's file in hex. It is computed once, as a stream, since a stored file never changes.
 * Undefined if the version was deleted.
 * @throws AppError `UNAVAILABLE` if the bytes are missing.
 */
export async function digestOf({ db, log, storage }: Deps, deliverableId: string) {
  const file = await findFileToDigest(db, deliverableId)
  if (!file || file.sha256) return file?.sha256 ?? undefined
  await storedSize({ log, storage }, file.filePath, 'a version', { deliverableId })
  const hash = createHash('sha256')
  for await (const bytes of await storage.openRead(file.filePath)) hash.update(bytes)
  const sha256 = hash.digest('hex')
  await keepDigest(db, { deliverableId, filePath: file.filePath, sha256 })
  return sha256
}

/** Computes the digest of an approved version, so that its certificate does not wait for a large file. */
export const digestVersionJob = defineJob({
  name: 'deliverables.digest',
  payload: z.object({ deliverableId: z.guid() }),
  async run(platform, { deliverableId }) {
    await digestOf(platform, deliverableId)
  },
})
