import { randomUUID } from 'node:crypto'
import { lockProjectRow } from 'server/domain/projects/projects.repository'
import type { TestApp } from '../app.ts'
import { type Facts, insertRow } from '../rows.ts'

/** Inserts a published version without its bytes. Returns its id. */
export async function makeVersion(app: TestApp, projectId: string, facts: Facts<'deliverables'> = {}) {
  return app.context.transact(async ({ db }) => {
    // Locked before its main asset is inserted by a trigger, as in the product; otherwise the two can deadlock.
    await lockProjectRow(db, projectId)
    return insertRow({ context: { db } }, 'deliverables', {
      projectId,
      versionName: 'v1',
      fileName: 'forno-v1.mp4',
      filePath: `tests/${randomUUID()}.mp4`,
      fileSize: 1000,
      ...facts,
    })
  })
}

/** Inserts a deliverable beside the project's video. Returns its id. */
export async function makeAsset(app: TestApp, projectId: string, facts: Facts<'assets'> = {}) {
  return insertRow(app, 'assets', { projectId, kind: '9:16', ...facts })
}

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

/** Inserts an attachment of a comment, with its bytes. */
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

type Waiting = Facts<'uploads'> & { userId: string; projectId: string; bytes?: string }

/** Inserts a finished upload that is not published yet. Returns its id. */
export async function makeWaitingUpload(app: TestApp, { bytes = 'a film', ...facts }: Waiting) {
  const id = randomUUID()
  const filePath = `tests/${id}.mp4`
  await app.context.storage.write(filePath, Buffer.from(bytes))
  const film = { kind: 'deliverable', fileName: 'forno.mp4', fileType: 'video/mp4' }
  const row = { id, filePath, ...film, fileSize: bytes.length, finishedAt: app.clock.now(), ...facts }
  return insertRow(app, 'uploads', row)
}
