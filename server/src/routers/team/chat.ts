import { sendMessageInput } from 'shared/chat/chat.inputs'
import { z } from 'shared/errors/zod'
import { pageInput } from 'shared/lists/page.inputs'
import { countOwnUnread, listChat, markChatRead, sendMessage } from '../../domain/messages/chat.service.ts'
import { router, teamProcedure } from '../../trpc/procedures.ts'
import { isoDate, page, voidOutput } from '../output.ts'

const message = z.object({
  id: z.string(),
  /** Null once the member is deleted; name and role are kept. */
  memberId: z.string().nullable(),
  userName: z.string(),
  userRole: z.string(),
  userInitials: z.string(),
  avatarUrl: z.string().nullable(),
  isSuspended: z.boolean(),
  message: z.string(),
  createdAt: isoDate(),
})

/** Chat of the whole team (docs/decisions/team-chat.md). */
export const chatRouter = router({
  /** Lists messages, newest first. */
  list: teamProcedure
    .input(pageInput.prefault({}))
    .output(page(message))
    .query(({ ctx, input }) => listChat(ctx.platform, input)),

  /** Counts messages of others since the member's last read, up to 100. */
  unreadCount: teamProcedure
    .output(z.object({ count: z.int() }))
    .query(({ ctx }) => countOwnUnread(ctx.platform, ctx.member)),

  /** Sends a message, once per request id, and notifies the mentioned people. */
  send: teamProcedure
    .meta({ errors: ['REQUEST_ID_REUSED'], limits: ['chatting'] })
    .input(sendMessageInput)
    .output(message)
    .mutation(({ ctx, input }) => sendMessage(ctx.platform, ctx.member, input)),

  /** Marks all messages as read. */
  markRead: teamProcedure
    .output(voidOutput)
    .mutation(({ ctx }) => markChatRead(ctx.platform, { memberId: ctx.member.id, userId: ctx.user.id })),
})
