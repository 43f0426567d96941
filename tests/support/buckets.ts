import { readConfig, type S3Settings } from 'server/config/env'
import { inject } from 'vitest'
import { makeBucket } from './processes/swift-server.ts'

/** Returns the variables of an empty bucket; none where files are stored on disk. */
export async function bucketEnvironment(): Promise<Record<string, string>> {
  const swift = inject('swift')
  return swift ? makeBucket(swift.endpoint) : {}
}

/** Returns the settings of an empty bucket. */
export async function bucketSettings(): Promise<S3Settings> {
  const { s3 } = readConfig({ DEMO: 'on', SECRET_KEY: 'x'.repeat(32), ...(await bucketEnvironment()) })
  if (!s3) throw new Error('There is no object store.')
  return s3
}
