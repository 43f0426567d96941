import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { DB } from 'server/platform/db/schema.gen'
import type { TestApp } from '../app.ts'

/** A published version without its bytes. @returns its id. */
export async function makeVersion(
  app: TestApp,
  projectId: string,
  facts: Partial<Insertable<DB['deliverables']>> = {},
): Promise<string> {
  const { id } = await app.context.db
    .insertInto('deliverables')
    .values({
      projectId,
      versionName: 'v1',
      fileName: 'forno-v1.mp4',
      filePath: `tests/${randomUUID()}.mp4`,
      fileSize: 1000,
      ...facts,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Something that a project delivers beside its video. @returns its id. */
export async function makeAsset(
  app: TestApp,
  projectId: string,
  facts: Partial<Insertable<DB['assets']>> = {},
): Promise<string> {
  const { id } = await app.context.db
    .insertInto('assets')
    .values({ projectId, kind: '9:16', ...facts })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Words about a version. @returns their id. */
export async function makeComment(
  app: TestApp,
  deliverableId: string,
  facts: Partial<Insertable<DB['deliverableComments']>> & { userId: string | null },
): Promise<string> {
  const { id } = await app.context.db
    .insertInto('deliverableComments')
    .values({
      deliverableId,
      authorName: 'Chiara Colombo',
      atMs: 2000,
      text: 'Il logo più grande.',
      ...facts,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
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
  await app.context.db
    .insertInto('commentFiles')
    .values({ id, ...of, fromTeam: false, fileName, filePath, fileType: 'text/plain', fileSize: 4 })
    .execute()
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
  await app.context.db
    .insertInto('uploads')
    .values({
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
    .execute()
  return id
}
