import { missingIs } from '../storage/missing.ts'
import { deleteObject, type Objects } from '../storage/s3-objects.ts'

/** The whole, its last bytes that are too few for a part, and the parts, whoever began them. */
export async function removeUpload(objects: Objects, key: string): Promise<void> {
  await deleteObject(objects, key)
  await deleteObject(objects, `${key}.part`)
  for await (const upload of listMultipart(objects, key))
    if (upload.key === key)
      await missingIs(
        undefined,
        objects.client.abortMultipartUpload({
          Bucket: objects.bucket,
          Key: key,
          UploadId: upload.multipartId,
        }),
      )
}

/** The uploads in parts that nobody has put together or given up, of all keys that begin so. */
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
