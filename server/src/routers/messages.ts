import {
  editMessageInput,
  listMessagesInput,
  messageInput,
  writeMessageInput,
} from 'shared/conversation/conversation.inputs'
import { messageKinds } from 'shared/conversation/message-rules'
import { z } from 'shared/errors/zod'
import { projectScopeInput } from 'shared/lists/page.inputs'
import {
  editConversationMessage,
  listConversation,
  markConversationRead,
  sendConversationMessage,
  unreadCountOf,
  withdrawConversationMessage,
} from '../domain/conversation/conversation.service.ts'
import { type ActorProcedure, clientProcedure, router, teamRowProcedure } from '../trpc/procedures.ts'
import { fileOutput, idOutput, isoDate, page, voidOutput } from './output.ts'

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

const conversation = page(message).extend({
  /** Read marks of the other participants: time of the last message read. */
  readers: z.array(
    z.object({ userId: z.string(), fullName: z.string(), fromTeam: z.boolean(), readAt: isoDate() }),
  ),
  /** Number of unread messages of the other side, at most 100. */
  unread: z.int(),
  /** Lead that became the project, for members who may open it. */
  lead: z.object({ kind: z.enum(['audit', 'script', 'interview', 'contact']), id: z.string() }).nullable(),
})

/** Procedures of the conversation for both sides; `procedure` is the base of one of them. */
const conversationProcedures = (procedure: ActorProcedure) => ({
  /** Lists the messages, newest first, with read marks and the caller's unread count. */
  list: procedure
    .input(listMessagesInput)
    .output(conversation)
    .query(({ ctx, input }) => listConversation(ctx.platform, ctx.actor, input)),

  /** Sends a message, once per request id, and notifies the mentioned people. */
  send: procedure
    .meta({ errors: ['REQUEST_ID_REUSED', 'ATTACHMENT_GONE'], limits: ['conversing'] })
    .input(writeMessageInput)
    .output(idOutput)
    .mutation(({ ctx, input }) => sendConversationMessage(ctx.platform, ctx.actor, input)),

  /** Edits a message, until 15 minutes after the other side has read it. */
  edit: procedure
    .meta({ errors: ['MESSAGE_SEEN', 'MESSAGE_FIXED'], limits: ['conversing'] })
    .input(editMessageInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => editConversationMessage(ctx.platform, ctx.actor, input)),

  /** Withdraws a message of the caller with its files, while it can be edited. */
  remove: procedure
    .meta({ errors: ['MESSAGE_SEEN', 'MESSAGE_FIXED'] })
    .input(messageInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => withdrawConversationMessage(ctx.platform, ctx.actor, input)),

  /** Marks all messages as read. */
  markRead: procedure
    .input(projectScopeInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => markConversationRead(ctx.platform, ctx.actor, input.projectId)),
})

/** Conversation of a project between the users of its company and the team (docs/decisions/conversation.md). */
export const messagesRouter = router({
  ...conversationProcedures(clientProcedure('follow')),

  /** Counts unread messages of a project, up to 100. */
  unreadCount: clientProcedure('follow')
    .input(projectScopeInput)
    .output(z.object({ count: z.int() }))
    .query(({ ctx, input }) => unreadCountOf(ctx.platform, ctx.user.id, input.projectId)),
})

export const teamMessagesRouter = router(conversationProcedures(teamRowProcedure))
