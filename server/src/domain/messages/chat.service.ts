import { AppError } from 'shared/errors/app-error'
import { after } from '../../platform/clock.ts'
import type { PageRequest } from '../../platform/db/page.ts'
import type { Work } from '../../platform/db/unit-of-work.ts'
import type { Platform } from '../../platform/platform.ts'
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

type Ports = Pick<Platform, 'clock' | 'db' | 'limits' | 'transact'>

/** Beyond this the count says only that there are more. */
const MOST_COUNTED = 100

/** The team's messages, newest first. */
export const listChat = ({ db }: Pick<Ports, 'db'>, page: PageRequest) => listMessages(db, page)

export const countOwnUnread = async ({ db }: Pick<Ports, 'db'>, member: ActingMember) => ({
  count: await countUnread(db, member, MOST_COUNTED),
})

/**
 * Says something to the team, once per request id; name and role stay with it as they are now. Who is mentioned is
 * notified. Messages become visible in the order of their moments: none appears before one that was read.
 * @throws AppError `LIMITED`, `REQUEST_ID_REUSED` for an id that came with other words or from somebody else.
 */
export async function sendMessage(
  ports: Ports,
  member: ActingMember,
  input: { message: string; requestId?: string | undefined },
): Promise<ChatMessage> {
  await ports.limits.take('chatting', member.id)
  return ports.transact(async work => {
    await lockChat(work.db)
    const before = input.requestId && (await findByRequestId(work.db, input.requestId))
    if (before) {
      if (before.memberId !== member.id || before.message !== input.message)
        throw new AppError('REQUEST_ID_REUSED')
      return before
    }
    return write(ports, work, member, input)
  })
}

async function write(
  { clock }: Ports,
  work: Work,
  member: ActingMember,
  { message, requestId }: { message: string; requestId?: string | undefined },
): Promise<ChatMessage> {
  const said = {
    userName: member.fullName,
    userRole: member.role,
    userInitials: member.initials,
    message,
    createdAt: await nextMoment(clock, work),
  }
  const id = await insertMessage(work.db, { ...said, teamMemberId: member.id, requestId: requestId ?? null })
  const { id: memberId, fullName: authorName } = member
  await emit(work, { type: 'chat.said', messageId: id, memberId, authorName, message })
  return { ...said, id, memberId, avatarUrl: member.avatarUrl, isSuspended: false }
}

/** Later than every message before, though clocks of several processes differ. */
async function nextMoment(clock: Platform['clock'], work: Work): Promise<Date> {
  const now = clock.now()
  const newest = await findNewestMoment(work.db)
  return newest && newest >= now ? after(newest, 1) : now
}

/** Remembers that the member has read all messages that there are. */
export async function markChatRead(
  { transact }: Ports,
  { memberId, userId }: { memberId: string; userId: string },
): Promise<void> {
  await transact(async work => {
    const readAt = await findNewestMoment(work.db)
    if (readAt && (await moveReadMark(work.db, memberId, readAt)))
      await emit(work, { type: 'chat.read', userId })
  })
}
