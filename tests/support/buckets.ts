import { readConfig, type S3Settings } from 'server/config/env'
import { inject } from 'vitest'
import { makeBucket } from './processes/swift-server.ts'

/** The variables of an empty bucket, where files are kept in an object store; none where they lie on the disk. */
export async function bucketEnvironment(): Promise<Record<string, string>> {
  const swift = inject('swift')
  return swift ? makeBucket(swift.endpoint) : {}
}

/** An empty bucket. */
export async function bucketSettings(): Promise<S3Settings> {
  const { s3 } = readConfig({ DEMO: 'on', SECRET_KEY: 'x'.repeat(32), ...(await bucketEnvironment()) })
  if (!s3) throw new Error('There is no object store.')
  return s3
}
