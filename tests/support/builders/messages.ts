import { randomUUID } from 'node:crypto'
import type { TestApp } from '../app.ts'
import { insertRow, insertRows } from '../rows.ts'

interface MessageTraits {
  userId: string
  fromTeam?: boolean
  text?: string
  createdAt?: Date
}

export const makeMessage = (
  app: TestApp,
  projectId: string,
  { fromTeam = false, text = 'Quando si gira?', ...traits }: MessageTraits,
): Promise<string> =>
  insertRow(app, 'projectMessages', { projectId, fromTeam, text, createdAt: app.clock.now(), ...traits })

/** Inserts an attachment of a message, with its bytes. @returns its id. */
export async function makeMessageFile(
  app: TestApp,
  place: { messageId: string; projectId: string; userId: string },
  fileName = 'logo.png',
): Promise<string> {
  const id = randomUUID()
  const filePath = `tests/${id}`
  await app.context.storage.write(filePath, Buffer.from('x'))
  const file = { fileName, fileType: 'image/png', fileSize: 1, filePath }
  await insertRows(app, 'messageFiles', [{ id, ...place, fromTeam: false, ...file }])
  return id
}
