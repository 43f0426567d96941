import { laterThan } from '../../platform/clock.ts'
import type { PageRequest } from '../../platform/db/page.ts'
import type { Tx } from '../../platform/db/unit-of-work.ts'
import { assertSameRequest } from '../../platform/idempotency.ts'
import type { AppDeps } from '../../platform/platform.ts'
import { emit } from '../events/emit.service.ts'
import type { ActingMember } from '../identity/team/team.service.ts'
import {
  type ChatMessage,
  countUnread,
  findByRequestId,
  findNewestMoment,
  insertMessage,
  listMessages,
  lockChat,
  moveReadMark,
} from './chat.repository.ts'

type Deps = Pick<AppDeps, 'clock' | 'db' | 'limits' | 'transact'>

/** Maximum of the unread count. */
const MAX_COUNTED = 100

/** Lists the team's messages, newest first. */
export const listChat = ({ db }: Pick<Deps, 'db'>, page: PageRequest) => listMessages(db, page)

export const countOwnUnread = async ({ db }: Pick<Deps, 'db'>, member: ActingMember) => ({
  count: await countUnread(db, member, MAX_COUNTED),
})

/**
 * Sends a chat message, once per request id; stores the author's current name and role, and notifies mentioned members.
 * A lock orders messages by time, so that none appears before one already read.
 * @throws AppError `LIMITED`; `REQUEST_ID_REUSED` for the same id with other text or author.
 */
export async function sendMessage(
  deps: Deps,
  member: ActingMember,
  input: { message: string; requestId?: string | undefined },
): Promise<ChatMessage> {
  await deps.limits.take('chatting', member.id)
  return deps.transact(async tx => {
    await lockChat(tx.db)
    const before = input.requestId && (await findByRequestId(tx.db, input.requestId))
    if (before) {
      assertSameRequest(before, { memberId: member.id, message: input.message })
      return before
    }
    return write(deps, tx, member, input)
  })
}

async function write(
  { clock }: Deps,
  tx: Tx,
  member: ActingMember,
  { message, requestId }: { message: string; requestId?: string | undefined },
): Promise<ChatMessage> {
  const said = {
    userName: member.fullName,
    userRole: member.role,
    userInitials: member.initials,
    message,
    createdAt: laterThan(await findNewestMoment(tx.db), clock.now()),
  }
  const id = await insertMessage(tx.db, { ...said, teamMemberId: member.id, requestId: requestId ?? null })
  const { id: memberId, fullName: authorName } = member
  await emit(tx, { type: 'chat.said', messageId: id, memberId, authorName, message })
  return { ...said, id, memberId, avatarUrl: member.avatarUrl, isSuspended: false }
}

export async function markChatRead(
  { transact }: Deps,
  { memberId, userId }: { memberId: string; userId: string },
): Promise<void> {
  await transact(async tx => {
    const readAt = await findNewestMoment(tx.db)
    if (readAt && (await moveReadMark(tx.db, memberId, readAt))) await emit(tx, { type: 'chat.read', userId })
  })
}
