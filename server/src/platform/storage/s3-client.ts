import { S3 } from '@aws-sdk/client-s3'
import type { S3Settings } from '../../config/env.ts'
import { SECOND } from '../clock.ts'
import { UnavailableError } from '../db/unavailable.ts'
import { isMissing } from './missing.ts'

const CONNECTED_WITHIN_MS = 3 * SECOND
const ANSWER_WITHIN_MS = 10 * SECOND
/** A reader that pauses stands still as long as a store that has died. */
const SILENCE_MS = 120 * SECOND
/** The slowest way to a store that is borne with: one megabyte a second. */
const BYTES_PER_MS = 1000
const TRIES = 2

/**
 * A client whose calls end in time. What they throw says that something is missing (`isMissing`), or is an
 * UnavailableError: the store cannot be reached, does not answer in time, or refuses.
 */
export function createS3Client({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): S3 {
  const client = new S3({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // A bucket is a folder of the endpoint: few stores but Amazon's have names of their own for each.
    forcePathStyle: true,
    // Sums of streams come after them, in a way that other stores than Amazon's do not understand.
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
        throw isMissing(error) ? error : toUnavailable(error)
      }
    },
    { step: 'initialize', priority: 'high', name: 'unavailable' },
  )
  return client
}

/** How long a call may take that moves so many bytes. */
export const timeFor = (bytes: number): { requestTimeout: number } => ({
  requestTimeout: ANSWER_WITHIN_MS + bytes / BYTES_PER_MS,
})

export function toUnavailable(cause: unknown): UnavailableError {
  const name = cause instanceof Error ? cause.name : String(cause)
  return new UnavailableError(`The object store failed (${name}).`, { cause })
}
