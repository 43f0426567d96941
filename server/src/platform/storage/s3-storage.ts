import { rm } from 'node:fs/promises'
import { ConfigError } from '../../config/config-error.ts'
import type { S3Settings } from '../../config/env.ts'
import { UnavailableError } from '../db/errors.ts'
import {
  deleteObject,
  listObjects,
  type Objects,
  objectSize,
  openObject,
  putFile,
  putObject,
} from './s3-client.ts'
import { isNotFoundError, OWNER_FILE, type Storage } from './storage.ts'

const PREFIX = 'files/'
const OWNER = PREFIX + OWNER_FILE

/** Creates a storage of files under one prefix of a bucket. */
export function createS3Storage(objects: Objects, settings: S3Settings): Storage {
  return {
    place: `S3_BUCKET ${settings.bucket}`,
    owner: () => ownerOf(objects).catch(error => sayWrong(error, settings)),
    setOwner: id => setOwner(objects, id),
    write: async (path, bytes) => putObject(objects, keyOf(path), bytes),
    openRead: async (path, range) => openObject(objects, keyOf(path), range),
    size: async path => objectSize(objects, keyOf(path)),
    async adopt(path, finishedFile) {
      await putFile(objects, keyOf(path), finishedFile)
      await rm(finishedFile, { force: true })
    },
    remove: async path => deleteObject(objects, keyOf(path)),
    async *list() {
      for await (const { key, modifiedAt } of listObjects(objects, PREFIX))
        if (key !== OWNER) yield { path: key.slice(PREFIX.length), modifiedAt }
    },
  }
}

export function keyOf(path: string): string {
  if (path.split('/').some(segment => ['', '.', '..'].includes(segment)))
    throw new Error('A storage path is outside the storage.')
  return PREFIX + path
}

async function ownerOf(objects: Objects): Promise<string | undefined> {
  try {
    return (await new Response(await openObject(objects, OWNER)).text()).trim()
  } catch (error) {
    if (isNotFoundError(error)) return undefined
    throw error
  }
}

async function setOwner(objects: Objects, id: string): Promise<void> {
  for await (const { key } of listObjects(objects, ''))
    if (key !== OWNER)
      throw new ConfigError(
        `S3_BUCKET takes an empty bucket, or the one with the files of this database; ${objects.bucket} holds ${JSON.stringify(key)}, and no ${OWNER} that says whose it is.`,
      )
  await putObject(objects, OWNER, id)
}

const keysAreWrong = new Set([
  'AccessDenied',
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
  'Forbidden',
  'Unauthorized',
])
const regionIsWrong = new Set(['AuthorizationHeaderMalformed', 'PermanentRedirect', 'InvalidRegion'])
const bucketIsWrong = new Set(['NoSuchBucket', 'InvalidBucketName'])

/** Throws a one-line error about wrong S3 variables, as detected by the first call. */
function sayWrong(error: unknown, { bucket, endpoint }: S3Settings): never {
  const { cause } = error instanceof UnavailableError ? error : {}
  const name = cause instanceof Error ? cause.name : ''
  if (bucketIsWrong.has(name))
    throw new ConfigError(`S3_BUCKET takes a bucket that is there; ${endpoint} has none named ${bucket}.`)
  if (keysAreWrong.has(name))
    throw new ConfigError(
      `S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY take a key that may read and write the bucket ${bucket} at ${endpoint}.`,
    )
  if (regionIsWrong.has(name))
    throw new ConfigError(`S3_REGION takes the region of the bucket ${bucket} at ${endpoint}.`)
  if (!(error instanceof UnavailableError)) throw error
  throw new UnavailableError(`The object store at ${endpoint} (S3_ENDPOINT) does not answer as it should.`, {
    cause,
  })
}
