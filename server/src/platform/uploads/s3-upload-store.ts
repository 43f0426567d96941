import type { ReadStream } from 'node:fs'
import { PassThrough, type Readable } from 'node:stream'
import type { Part } from '@aws-sdk/client-s3'
import { type MetadataValue, S3Store } from '@tus/s3-store'
import { ERRORS, Upload } from '@tus/server'
import { deleteObject, type Objects, objectSize, putObject } from '../storage/s3-client.ts'
import { isNotFoundError, orIfMissing } from '../storage/storage.ts'
import type { IncomingRow, IncomingRows } from './upload-staging.ts'

/** Deletes the complete object, the rest that is too short for a part, and all multipart uploads of a key. */
export async function removeUpload(objects: Objects, key: string): Promise<void> {
  await deleteObject(objects, key)
  await deleteObject(objects, `${key}.part`)
  for await (const upload of listMultipart(objects, key))
    if (upload.key === key)
      await orIfMissing(
        undefined,
        objects.client.abortMultipartUpload({
          Bucket: objects.bucket,
          Key: key,
          UploadId: upload.multipartId,
        }),
      )
}

/** Lists the unfinished multipart uploads of all keys with a prefix. */
export async function* listMultipart({ client, bucket }: Objects, prefix: string) {
  let from = {}
  for (;;) {
    const page = await client.listMultipartUploads({ Bucket: bucket, Prefix: prefix, ...from })
    for (const { Key: key, UploadId: multipartId, Initiated: begunAt } of page.Uploads ?? [])
      if (key && multipartId && begunAt) yield { key, multipartId, begunAt }
    if (!page.IsTruncated) return
    from = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
  }
}

/** Each request that sends bytes occupies one slot from its first byte on; parts are buffered on the local disk. */
const MAX_CONCURRENT_PARTS = 400

/**
 * The tus library's S3 store, with four differences. Metadata is stored in the database instead of an object. So is the
 * list of parts, since the object store may list them late during an outage. The parts of an upload are stored one
 * after the other, since a gap would corrupt the offset. After a broken connection, the received bytes are kept.
 */
export class S3UploadStore extends S3Store {
  readonly #objects: Objects
  readonly #prefix: string
  readonly #rows: IncomingRows
  /** By key: resolves when all parts so far are stored; rejects for good when one fails. */
  readonly #stored = new Map<string, Promise<unknown>>()

  constructor(objects: Objects, prefix: string, rows: IncomingRows) {
    super({
      maxConcurrentPartUploads: MAX_CONCURRENT_PARTS,
      s3ClientConfig: { bucket: objects.bucket, region: 'set by the client below' },
    })
    this.client.destroy()
    this.client = objects.client
    this.#objects = objects
    this.#prefix = prefix
    this.#rows = rows
  }

  override async create(upload: Upload): Promise<Upload> {
    const key = this.#prefix + upload.id
    try {
      if (upload.size === 0) await putObject(this.#objects, key, '')
      else {
        const { UploadId: multipartId = '' } = await this.client.createMultipartUpload({
          Bucket: this.bucket,
          Key: key,
        })
        await this.#rows.noteMultipart(upload.id, multipartId)
      }
      return upload
    } catch (error) {
      await this.#rows.remove(upload.id)
      throw error
    }
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await this.#rows.find(id)
    const offset = await this.arrived(id)
    if (!row || offset === undefined) throw ERRORS.FILE_NOT_FOUND
    return this.#uploadOf(id, row, offset)
  }

  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    const key = this.#prefix + id
    this.#stored.set(key, Promise.resolve())
    try {
      return await super.write(endingWhereCut(bytes), key, offset)
    } finally {
      this.#stored.delete(key)
    }
  }

  override async remove(id: string): Promise<void> {
    await removeUpload(this.#objects, this.#prefix + id)
    await this.#rows.remove(id)
  }

  /**
   * Returns the number of received bytes of an upload; undefined if there are none. Completes an upload whose process
   * died after the last part.
   */
  async arrived(id: string): Promise<number | undefined> {
    const key = this.#prefix + id
    const whole = await objectSize(this.#objects, key)
    if (whole !== undefined) return whole
    const row = await this.#rows.find(id)
    if (!row?.multipartId) return undefined
    try {
      // Throws if the upload was completed or aborted.
      await this.client.listParts({ Bucket: this.bucket, Key: key, UploadId: row.multipartId, MaxParts: 1 })
      const bytes = row.partSizes.reduce((sum, size) => sum + size, 0)
      if (bytes === row.fileSize) await this.finishMultipartUpload(await this.getMetadata(key), partsOf(row))
      return bytes + ((await this.getIncompletePartSize(key)) ?? 0)
    } catch (error) {
      if (isNotFoundError(error)) return undefined
      throw error
    }
  }

  protected override async getMetadata(key: string): Promise<MetadataValue> {
    const row = await this.#rows.find(key.slice(this.#prefix.length))
    if (!row?.multipartId) throw ERRORS.FILE_NOT_FOUND
    return { file: this.#uploadOf(key, row, 0), 'upload-id': row.multipartId, 'tus-version': '1.0.0' }
  }

  protected override async retrieveParts(key: string): Promise<Part[]> {
    const row = await this.#rows.find(key.slice(this.#prefix.length))
    if (!row) throw ERRORS.FILE_NOT_FOUND
    return partsOf(row)
  }

  /** The part is buffered in a local file. */
  protected override uploadPart(metadata: MetadataValue, bytes: ReadStream, number: number): Promise<string> {
    const key = metadata.file.id
    return this.#next(key, bytes, async () => {
      const etag = await super.uploadPart(metadata, bytes, number)
      const part = { number, etag, sizeBytes: bytes.bytesRead }
      if (!(await this.#rows.notePart(key.slice(this.#prefix.length), part))) throw ERRORS.FILE_NOT_FOUND
      return etag
    })
  }

  protected override uploadIncompletePart(key: string, bytes: Readable): Promise<string> {
    return this.#next(key, bytes, () => super.uploadIncompletePart(key, bytes))
  }

  #next<T>(key: string, bytes: Readable, store: () => Promise<T>): Promise<T> {
    const before = this.#stored.get(key) ?? Promise.resolve()
    const stored = before.then(store).finally(() => bytes.destroy())
    this.#stored.set(key, stored)
    return stored
  }

  #uploadOf(id: string, { fileSize, createdAt }: IncomingRow, offset: number): Upload {
    return new Upload({ id, size: fileSize, offset, creation_date: createdAt.toISOString() })
  }
}

/** Returns a stream of the same bytes that ends, instead of failing, when the source breaks. */
function endingWhereCut(bytes: Readable): Readable {
  const until = new PassThrough()
  bytes.on('error', () => until.end())
  bytes.on('close', () => until.end())
  return bytes.pipe(until)
}

const partsOf = ({ partEtags, partSizes }: IncomingRow): Part[] =>
  partEtags.map((etag, at) => ({ ETag: etag, PartNumber: at + 1, Size: partSizes[at] }))
