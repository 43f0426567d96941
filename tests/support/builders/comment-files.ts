import { expect } from 'vitest'
import type { TestApp } from '../app.ts'
import type { RpcClient } from '../rpc-client.ts'
import type { Member } from './people.ts'
import { makeReviewRoom } from './review-room.ts'
import { pdf, png, textFile } from './sample-files.ts'
import { upload } from './uploads.ts'

export type SampleFile = { filename: string; filetype: string; bytes: Uint8Array<ArrayBuffer> }

export const logo: SampleFile = { filename: 'logo.png', filetype: 'image/png', bytes: png }
export const brief: SampleFile = { filename: 'brief.pdf', filetype: 'application/pdf', bytes: pdf }
export const font: SampleFile = {
  filename: 'marchio.zip',
  filetype: 'application/zip',
  bytes: textFile('PK\u0005\u0006'.padEnd(22, '\0')),
}

/** Uploads a file for a later comment. */
export const sendCommentFile = (client: RpcClient, projectId: string, { bytes, ...file }: SampleFile) =>
  upload(client, { kind: 'comment-file', projectId, ...file }, bytes)

/** Uploads a file for a later comment. Returns its id. */
export async function sentCommentFile(client: RpcClient, projectId: string, file: SampleFile = logo) {
  const answer = await sendCommentFile(client, projectId, file)
  expect(answer.status).toBe(204)
  return answer.headers.get('x-file-id') ?? ''
}

/** Creates a review room with a version, and the input of a comment with files. */
export async function makeRoomForFiles(app: TestApp, editor: Member) {
  const review = await makeReviewRoom(app, editor)
  const deliverableId = await review.publish('v1')
  const said = { deliverableId, atMs: 1000, text: 'Ecco il logo.' }
  const sendAs = (client: RpcClient, file?: SampleFile) => sentCommentFile(client, review.projectId, file)
  return { ...review, deliverableId, said, sendAs }
}

export const namesIn = (comments: { files: { fileName: string }[] }[] = []) =>
  comments.map(({ files }) => files.map(({ fileName }) => fileName))
