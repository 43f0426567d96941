import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Config } from '../../config/env.ts'
import { copyObject, listObjects, type Objects, objectSize, openObject } from '../storage/s3-client.ts'
import { keyOf } from '../storage/s3-storage.ts'
import { uploadFolder, withScratchFile } from '../storage/scratch.ts'
import type { ByteRange } from '../storage/storage.ts'
import { listMultipart, removeUpload, S3UploadStore } from './s3-upload-store.ts'
import type { IncomingRows, UploadStaging } from './upload-staging.ts'

const PREFIX = 'uploads/'
const MAX_LOCAL_BYTES = 64 * 1024 * 1024

/** Creates a staging area in the bucket of the storage, so that any process can receive the next bytes. */
export function createS3Incoming(
  objects: Objects,
  rows: IncomingRows,
  config: Pick<Config, 'dataDir'>,
): UploadStaging {
  const dataStore = new S3UploadStore(objects, PREFIX, rows)
  const openRead = (id: string, range?: ByteRange) => openObject(objects, PREFIX + id, range)
  const size = (id: string) => dataStore.arrived(id)
  const remove = (id: string) => removeUpload(objects, PREFIX + id)
  return {
    dataStore,
    size,
    openRead,
    remove,
    withLocalFile: (id, use, options) =>
      withScratchFile(uploadFolder(config), async file => {
        const bytes = (await objectSize(objects, PREFIX + id)) ?? 0
        const range =
          !options?.whole && bytes > MAX_LOCAL_BYTES ? { start: 0, end: MAX_LOCAL_BYTES - 1 } : undefined
        await pipeline(await openRead(id, range), createWriteStream(file))
        return use(file)
      }),
    async keep(id, path) {
      await copyObject(objects, PREFIX + id, keyOf(path), (await objectSize(objects, PREFIX + id)) ?? 0)
      await remove(id)
    },
    list: () => list(objects),
  }
}

async function* list(objects: Objects): AsyncGenerator<{ id: string; modifiedAt: Date }> {
  const idOf = (key: string) => key.slice(PREFIX.length).replace(/\.part$/, '')
  for await (const { key, modifiedAt } of listObjects(objects, PREFIX)) yield { id: idOf(key), modifiedAt }
  for await (const { key, begunAt } of listMultipart(objects, PREFIX))
    yield { id: idOf(key), modifiedAt: begunAt }
}
