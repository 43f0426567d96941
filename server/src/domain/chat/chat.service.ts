import { mentionsIn } from 'shared/chat/mentions'
import { AppError } from 'shared/errors/app-error'
import { chatNews } from 'shared/messages/it/chat'
import { after } from '../../platform/clock.ts'
import type { PageRequest } from '../../platform/db/page.ts'
import type { Work } from '../../platform/db/unit-of-work.ts'
import type { Platform } from '../../platform/platform.ts'
import { notify } from '../notifications/notifications.service.ts'
import { everyoneOfTheTeam, type TeamAddressee } from '../team/addressees.service.ts'
import type { ActingMember } from '../team/team.service.ts'
import {
  type ChatMessage,
  countUnread,
  findByRequestId,
  findNewestMoment,
  insertMessage,
  listMessages,
  moveReadMark,
  takeTurn,
} from './chat.repository.ts'

type Ports = Pick<Platform, 'clock' | 'db' | 'limits' | 'transact'>

/** Beyond this the count says only that there are more. */
const MOST_COUNTED = 100
const QUOTED_LENGTH = 140

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
    await takeTurn(work)
    const before = input.requestId && (await findByRequestId(work, input.requestId))
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
  const id = await insertMessage(work, { ...said, teamMemberId: member.id, requestId: requestId ?? null })
  const everyone = await everyoneOfTheTeam(work)
  await tellMentioned(clock, work, member, message, everyone)
  work.publish({ userIds: everyone.map(one => one.userId), topic: 'chat', ids: { messageId: id } })
  return { ...said, id, memberId: member.id, avatarUrl: member.avatarUrl, isSuspended: false }
}

/** Later than every message before, though clocks of several processes differ. */
async function nextMoment(clock: Platform['clock'], work: Work): Promise<Date> {
  const now = clock.now()
  const newest = await findNewestMoment(work)
  return newest && newest >= now ? after(newest, 1) : now
}

async function tellMentioned(
  clock: Platform['clock'],
  work: Work,
  author: ActingMember,
  message: string,
  everyone: TeamAddressee[],
): Promise<void> {
  const named = new Set(mentionsIn(message, everyone).map(({ person }) => person.fullName.toLowerCase()))
  // Two people of one name are both meant, for all that the text can tell.
  const told = everyone.filter(
    ({ fullName, memberId }) => memberId !== author.id && named.has(fullName.toLowerCase()),
  )
  const quoted = message.length > QUOTED_LENGTH ? `${message.slice(0, QUOTED_LENGTH).trimEnd()}…` : message
  await notify(
    work,
    clock,
    told.map(({ userId }) => userId),
    {
      title: chatNews.mentioned.title,
      message: chatNews.mentioned.message(author.fullName, quoted),
      type: 'info',
      link: '/team/chat',
    },
  )
}

/** Remembers that the member has read all messages that there are. */
export async function markChatRead(
  { transact }: Ports,
  { memberId, userId }: { memberId: string; userId: string },
): Promise<{ ok: true }> {
  await transact(async work => {
    const readAt = await findNewestMoment(work)
    if (readAt && (await moveReadMark(work, memberId, readAt)))
      work.publish({ userIds: [userId], topic: 'chat', ids: {} })
  })
  return { ok: true }
}
