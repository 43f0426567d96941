import { join } from 'node:path'
import type { Config } from '../../config/env.ts'
import { after, HOUR } from '../clock.ts'
import type { IncomingRows, UploadStaging } from '../uploads/upload-staging.ts'
import { createDiskStorage } from './disk-storage.ts'
import { sweepScratch, uploadFolder } from './scratch.ts'
import type { Storage } from './storage.ts'

/** Age after which temporary files are deleted; no work takes that long. */
const SCRATCH_MS = HOUR

type Settings = Pick<Config, 'dataDir' | 's3'>

/** Opens the configured storage. The object store's library is loaded only if one is configured. */
export async function openStorage({ dataDir, s3 }: Settings): Promise<Storage> {
  if (!s3) return createDiskStorage(join(dataDir, 'files'))
  const [{ createS3Client }, { createS3Storage }] = await Promise.all([
    import('./s3-client.ts'),
    import('./s3-storage.ts'),
  ])
  return createS3Storage({ client: createS3Client(s3), bucket: s3.bucket }, s3)
}

/** Opens the staging area of uploads into that storage. */
export async function openIncoming(
  config: Settings,
  rows: IncomingRows,
  storage: Storage,
): Promise<UploadStaging> {
  if (!config.s3) {
    const { createDiskIncoming } = await import('../uploads/disk-incoming.ts')
    return createDiskIncoming(uploadFolder(config), rows, storage)
  }
  await sweepScratch(uploadFolder(config), after(new Date(), -SCRATCH_MS))
  const [{ createS3Client }, { createS3Incoming }] = await Promise.all([
    import('./s3-client.ts'),
    import('../uploads/s3-incoming.ts'),
  ])
  const { bucket } = config.s3
  return createS3Incoming({ client: createS3Client(config.s3), bucket }, rows, config)
}
