import { messageKinds } from 'shared/conversation/message-rules'
import { z } from 'shared/errors/zod'
import { fileOutput, isoDate, page } from './output.ts'

const message = z.object({
  id: z.string(),
  /** `question` and `answer` come from the brief. */
  kind: z.enum(messageKinds),
  isOwn: z.boolean(),
  fromTeam: z.boolean(),
  /** Null once the account is erased, like `userId`. */
  authorName: z.string().nullable(),
  userId: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  text: z.string(),
  quote: z
    .object({
      kind: z.enum(['comment', 'question']),
      text: z.string(),
      /** The quoted comment; null once it is deleted, and for a question. `atMs`: its place in the video. */
      source: z.object({ authorName: z.string(), versionName: z.string(), atMs: z.int() }).nullable(),
    })
    .nullable(),
  files: z.array(fileOutput),
  /** Mentioned people, named as in the text. */
  named: z.array(z.object({ fullName: z.string(), userId: z.string().nullable() })),
  isWithdrawn: z.boolean(),
  editedAt: isoDate().nullable(),
  /** Time at which the other side first read it. */
  otherReadAt: isoDate().nullable(),
  createdAt: isoDate(),
})

export const conversationOutput = page(message).extend({
  /** Read marks of the other participants: time of the last message read. */
  readers: z.array(
    z.object({ userId: z.string(), fullName: z.string(), fromTeam: z.boolean(), readAt: isoDate() }),
  ),
  /** Number of unread messages of the other side, at most 100. */
  unread: z.int(),
  /** Lead that became the project, for members who may open it. */
  lead: z.object({ kind: z.enum(['audit', 'script', 'interview', 'contact']), id: z.string() }).nullable(),
})
