import { randomUUID } from 'node:crypto'
import type { TestApp } from '../app.ts'
import { type Facts, insertRow } from '../rows.ts'

/** A published version without its bytes. @returns its id. */
export async function makeVersion(
  app: TestApp,
  projectId: string,
  facts: Facts<'deliverables'> = {},
): Promise<string> {
  return insertRow(app, 'deliverables', {
    projectId,
    versionName: 'v1',
    fileName: 'forno-v1.mp4',
    filePath: `tests/${randomUUID()}.mp4`,
    fileSize: 1000,
    ...facts,
  })
}

/** Something that a project delivers beside its video. @returns its id. */
export async function makeAsset(
  app: TestApp,
  projectId: string,
  facts: Facts<'assets'> = {},
): Promise<string> {
  return insertRow(app, 'assets', { projectId, kind: '9:16', ...facts })
}

/** Words about a version. @returns their id. */
export async function makeComment(
  app: TestApp,
  deliverableId: string,
  facts: Facts<'deliverableComments'> & { userId: string | null },
): Promise<string> {
  return insertRow(app, 'deliverableComments', {
    deliverableId,
    authorName: 'Chiara Colombo',
    atMs: 2000,
    text: 'Il logo più grande.',
    ...facts,
  })
}

/** A file that went with words. */
export async function makeCommentFile(
  app: TestApp,
  of: { commentId: string; projectId: string; userId: string },
  fileName: string,
): Promise<void> {
  const id = randomUUID()
  const filePath = `tests/${id}.txt`
  await app.context.storage.write(filePath, Buffer.from('logo'))
  await insertRow(app, 'commentFiles', {
    id,
    ...of,
    fromTeam: false,
    fileName,
    filePath,
    fileType: 'text/plain',
    fileSize: 4,
  })
}

/** A video, or a frame of it, that has arrived and waits to be published. @returns the id of the upload. */
export async function makeWaitingUpload(
  app: TestApp,
  {
    userId,
    projectId,
    kind = 'deliverable',
    bytes = 'a film',
    fileName = 'forno.mp4',
    fileType = 'video/mp4',
  }: {
    userId: string
    projectId: string
    kind?: 'deliverable' | 'poster' | 'delivery-file'
    bytes?: string
    fileName?: string
    fileType?: string
  },
): Promise<string> {
  const id = randomUUID()
  const filePath = `tests/${id}.mp4`
  await app.context.storage.write(filePath, Buffer.from(bytes))
  await insertRow(app, 'uploads', {
    id,
    userId,
    projectId,
    filePath,
    kind,
    fileName,
    fileType,
    fileSize: bytes.length,
    finishedAt: app.clock.now(),
  })
  return id
}
