import { messageKinds } from 'shared/conversation/message-rules'
import { z } from 'shared/errors/zod'
import { isoDate, page } from './output.ts'

const message = z.object({
  id: z.string(),
  /** `question` and `answer` come from the brief. */
  kind: z.enum(messageKinds),
  isOwn: z.boolean(),
  fromTeam: z.boolean(),
  /** Null once the account is erased, as the id of the user is. */
  authorName: z.string().nullable(),
  userId: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  text: z.string(),
  quote: z.object({ kind: z.enum(['comment', 'question']), text: z.string() }).nullable(),
  files: z.array(
    z.object({
      id: z.string(),
      fileName: z.string(),
      fileType: z.string(),
      fileSize: z.int(),
      url: z.string(),
    }),
  ),
  /** The people mentioned, as the text calls them. */
  named: z.array(z.object({ fullName: z.string(), userId: z.string().nullable() })),
  isWithdrawn: z.boolean(),
  editedAt: isoDate().nullable(),
  /** Time at which the other side first read it. */
  otherReadAt: isoDate().nullable(),
  createdAt: isoDate(),
})

export const conversationOutput = page(message).extend({
  /** Read marks of the others of both sides: up to the message of this time. */
  readers: z.array(
    z.object({ userId: z.string(), fullName: z.string(), fromTeam: z.boolean(), readAt: isoDate() }),
  ),
  /** Messages of the other side that the user has not read; at 100 the counting stops. */
  unread: z.int(),
  /** The request that led to the project, for members who can open it. */
  lead: z.object({ kind: z.enum(['audit', 'script', 'interview', 'contact']), id: z.string() }).nullable(),
})
