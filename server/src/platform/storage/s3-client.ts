import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { S3 } from '@aws-sdk/client-s3'
import type { S3Settings } from '../../config/env.ts'
import { SECOND } from '../clock.ts'
import { UnavailableError } from '../db/errors.ts'
import { type ByteRange, isNotFoundError, orIfMissing } from './storage.ts'

const CONNECTED_WITHIN_MS = 3 * SECOND
const ANSWER_WITHIN_MS = 10 * SECOND
/** Longer than other timeouts, because a slow reader pauses the stream just as a dead store does. */
const SILENCE_MS = 120 * SECOND
/** Slowest accepted transfer: one megabyte a second. */
const BYTES_PER_MS = 1000
const TRIES = 2

/**
 * Creates a client with timeouts. It throws a not-found error (`isNotFoundError`), or an UnavailableError if the store
 * is unreachable, too slow, or refuses.
 */
export function createS3Client({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): S3 {
  const client = new S3({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Path-style URLs: few stores except Amazon's have a host name per bucket.
    forcePathStyle: true,
    // Trailing checksums of streams are supported by few stores except Amazon's.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    expectContinueHeader: false,
    maxAttempts: TRIES,
    requestHandler: {
      connectionTimeout: CONNECTED_WITHIN_MS,
      requestTimeout: ANSWER_WITHIN_MS,
      throwOnRequestTimeout: true,
      socketTimeout: SILENCE_MS,
      httpAgent: { maxSockets: 256 },
      httpsAgent: { maxSockets: 256 },
    },
  })
  client.middlewareStack.add(
    next => async call => {
      try {
        return await next(call)
      } catch (error) {
        throw isNotFoundError(error) ? error : toUnavailable(error)
      }
    },
    { step: 'initialize', priority: 'high', name: 'unavailable' },
  )
  return client
}

/** Returns the timeout of a call that transfers so many bytes. */
const timeFor = (bytes: number): { requestTimeout: number } => ({
  requestTimeout: ANSWER_WITHIN_MS + bytes / BYTES_PER_MS,
})

function toUnavailable(cause: unknown): UnavailableError {
  const name = cause instanceof Error ? cause.name : String(cause)
  return new UnavailableError(`The object store failed (${name}).`, { cause })
}

export interface Objects {
  client: S3
  bucket: string
}

/** @throws Error if the object is missing. The stream fails with an UnavailableError if the store stops. */
export async function openObject(
  { client, bucket }: Objects,
  key: string,
  range?: ByteRange,
): Promise<ReadableStream<Uint8Array>> {
  const { Body } = await client.getObject({
    Bucket: bucket,
    Key: key,
    ...(range && { Range: `bytes=${range.start}-${range.end}` }),
  })
  return NodeReadableStream.from(bytesOf(Body as Readable)) as ReadableStream<Uint8Array>
}

async function* bytesOf(body: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch (error) {
    throw toUnavailable(error)
  }
}

/** Returns the length in bytes; undefined if the object is missing. */
export async function objectSize({ client, bucket }: Objects, key: string): Promise<number | undefined> {
  const head = await orIfMissing(undefined, client.headObject({ Bucket: bucket, Key: key }))
  return head?.ContentLength
}

export async function putObject({ client, bucket }: Objects, key: string, bytes: Uint8Array | string) {
  await client.putObject({ Bucket: bucket, Key: key, Body: bytes }, timeFor(bytes.length))
}

/** Uploads a local file as a stream. */
export async function putFile({ client, bucket }: Objects, key: string, file: string): Promise<void> {
  const { size } = await stat(file)
  const body = createReadStream(file)
  await client
    .putObject({ Bucket: bucket, Key: key, Body: body, ContentLength: size }, timeFor(size))
    .finally(() => body.destroy())
}

/** Copies within the store, without downloading. */
export async function copyObject({ client, bucket }: Objects, from: string, to: string, bytes: number) {
  const source = [bucket, ...from.split('/')].map(encodeURIComponent).join('/')
  await client.copyObject({ Bucket: bucket, Key: to, CopySource: source }, timeFor(bytes))
}

/** Deletes an object; a missing one is ignored. One by one, since some stores do not support batches. */
export async function deleteObject({ client, bucket }: Objects, key: string): Promise<void> {
  await orIfMissing(undefined, client.deleteObject({ Bucket: bucket, Key: key }))
}

export async function* listObjects(
  { client, bucket }: Objects,
  prefix: string,
): AsyncGenerator<{ key: string; modifiedAt: Date }> {
  let from: string | undefined
  do {
    const page = await client.listObjectsV2({ Bucket: bucket, Prefix: prefix, ContinuationToken: from })
    for (const { Key: key, LastModified: modifiedAt } of page.Contents ?? [])
      if (key !== undefined && modifiedAt !== undefined) yield { key, modifiedAt }
    from = page.NextContinuationToken
  } while (from !== undefined)
}
