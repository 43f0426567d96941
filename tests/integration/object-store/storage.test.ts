import { createS3Client } from 'server/platform/storage/s3-client'
import { createS3Storage } from 'server/platform/storage/s3-storage'
import { bucketSettings } from '../../support/buckets.ts'
import { testStorage } from '../../support/storage-contract.ts'

testStorage(async () => {
  const settings = await bucketSettings()
  return createS3Storage({ client: createS3Client(settings), bucket: settings.bucket }, settings)
}, ['../out.txt', '/etc/passwd', 'a/../../out.txt', '.', '', 'a//b'])
