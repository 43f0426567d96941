import {
  editMessageInput,
  listMessagesInput,
  messageInput,
  writeMessageInput,
} from 'shared/conversation/conversation.inputs'
import { z } from 'shared/errors/zod'
import { projectScopeInput } from 'shared/lists/page.inputs'
import {
  editConversationMessage,
  listConversation,
  markConversationRead,
  sendConversationMessage,
  unreadCountOf,
  withdrawConversationMessage,
} from '../../domain/conversation/conversation.service.ts'
import { clientProcedure, router } from '../../trpc/procedures.ts'
import { conversationOutput } from '../conversation-output.ts'
import { idOutput, voidOutput } from '../output.ts'

/** Conversation of a project with the team, for users of its company (docs/decisions/conversation.md). */
export const messagesRouter = router({
  /** Lists the messages, newest first, with read marks and the caller's unread count. */
  list: clientProcedure('follow')
    .input(listMessagesInput)
    .output(conversationOutput)
    .query(({ ctx, input }) => listConversation(ctx.platform, ctx.actor, input)),

  /** Counts unread messages of a project, up to 100. */
  unreadCount: clientProcedure('follow')
    .input(projectScopeInput)
    .output(z.object({ count: z.int() }))
    .query(({ ctx, input }) => unreadCountOf(ctx.platform, ctx.user.id, input.projectId)),

  /** Sends a message, once per request id, and notifies the mentioned people. */
  send: clientProcedure('follow')
    .meta({ errors: ['REQUEST_ID_REUSED', 'ATTACHMENT_GONE'], limits: ['conversing'] })
    .input(writeMessageInput)
    .output(idOutput)
    .mutation(({ ctx, input }) => sendConversationMessage(ctx.platform, ctx.actor, input)),

  /** Edits a message, until 15 minutes after the other side has read it. */
  edit: clientProcedure('follow')
    .meta({ errors: ['MESSAGE_SEEN', 'MESSAGE_FIXED'], limits: ['conversing'] })
    .input(editMessageInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => editConversationMessage(ctx.platform, ctx.actor, input)),

  /** Withdraws a message of the caller with its files, while it can be edited. */
  remove: clientProcedure('follow')
    .meta({ errors: ['MESSAGE_SEEN', 'MESSAGE_FIXED'] })
    .input(messageInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => withdrawConversationMessage(ctx.platform, ctx.actor, input)),

  /** Marks all messages as read. */
  markRead: clientProcedure('follow')
    .input(projectScopeInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => markConversationRead(ctx.platform, ctx.actor, input.projectId)),
})
