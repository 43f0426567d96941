import { randomUUID } from 'node:crypto'
import { demoConversation } from 'shared/catalogue/demo-conversation'
import { after, HOUR } from '../platform/clock.ts'
import { insertRow } from '../platform/db/row.ts'
import type { Tx } from '../platform/db/unit-of-work.ts'
import type { AppDeps } from '../platform/platform.ts'
import type { DemoPeople } from './demo-people.ts'

const pathOf = (fileName: string): string => `demo/messages/${fileName}`

export async function storeDemoConversation({ storage }: Pick<AppDeps, 'storage'>): Promise<void> {
  for (const { file } of demoConversation.messages)
    if (file) await storage.write(pathOf(file.name), Buffer.from(file.text))
}

/** Fills the conversation of a demo project: a mention, a file, an unanswered question. */
export async function fillDemoConversation({ db }: Tx, { members, names, users }: DemoPeople, now: Date) {
  const { id: projectId } = await db
    .selectFrom('projects')
    .select('id')
    .where('title', '=', demoConversation.project)
    .executeTakeFirstOrThrow()
  const read = demoConversation.messages.slice(0, -demoConversation.unread)
  for (const { hoursAgo, from, text, mentioned, file } of demoConversation.messages) {
    const createdAt = after(now, -hoursAgo * HOUR)
    const place = { projectId, userId: users.get(from) ?? null, fromTeam: members.has(from), createdAt }
    const isRead = read.some(message => message.text === text)
    const messageId = await insertRow(db, 'projectMessages', {
      ...place,
      text,
      otherReadAt: isRead ? after(createdAt, HOUR) : null,
    })
    if (mentioned)
      await db
        .insertInto('messageMentions')
        .values({ messageId, userId: users.get(mentioned) ?? null, name: names.get(mentioned) ?? '' })
        .execute()
    if (file)
      await insertRow(db, 'messageFiles', {
        id: randomUUID(),
        messageId,
        ...place,
        fileName: file.name,
        fileType: 'text/plain',
        fileSize: Buffer.byteLength(file.text),
        filePath: pathOf(file.name),
      })
  }
  const last = read.at(-1)
  const readers = new Set(demoConversation.messages.map(({ from }) => from))
  for (const email of readers) {
    const userId = users.get(email)
    if (last && userId)
      await db
        .insertInto('messageReads')
        .values({ projectId, userId, readAt: after(now, -last.hoursAgo * HOUR) })
        .execute()
  }
}
