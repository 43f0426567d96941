import { findMentions } from 'shared/chat/message'
import { shorten } from 'shared/formats/shorten'
import { chatNews } from 'shared/messages/it/chat'
import { news } from 'shared/messages/it/news'
import type { ChatEvents, MemberEvents } from '../events/account.events.ts'
import { memberInvitationMail } from '../identity/accounts/accounts.mails.ts'
import type { EventContext, EventHandlers } from './event-handler.service.ts'
import {
  auditEntries,
  letterOfPrivilegedAct,
  newsOfPrivilegedAct,
  toNotification,
} from './event-recipients.service.ts'

const QUOTED_LENGTH = 140

export const chatConsequences: EventHandlers<keyof ChatEvents> = {
  'chat.said': {
    kind: 'chat',
    async news({ people, event: { memberId, authorName, message } }) {
      const everyone = await people.wholeTeam()
      const named = new Set(
        findMentions(message, everyone).map(({ person }) => person.fullName.toLowerCase()),
      )
      // Two members with the same name are both notified, since the text does not distinguish them.
      const to = everyone.filter(one => one.memberId !== memberId && named.has(one.fullName.toLowerCase()))
      const told = toNotification('info', chatNews.mentioned, authorName, shorten(message, QUOTED_LENGTH))
      return [{ to, ...told, link: '/team/chat' }]
    },
    live: async ({ people, event: { messageId } }) => [
      { to: await people.wholeTeam(), topic: 'chat', ids: { messageId } },
    ],
  },
  'chat.read': {
    live: ({ event: { userId } }) => [{ to: [{ userId }], topic: 'chat', ids: {} }],
  },
}

type PrivilegedEvent = 'member.promoted' | 'member.suspended'

const entry = auditEntries('member', 'memberId')

export const memberConsequences: EventHandlers<keyof MemberEvents> = {
  'member.added': {
    kind: 'invitations',
    audit: entry('member.added', 'role'),
    mails: ({ event }) => [{ to: event.email, content: memberInvitationMail(event) }],
  },
  'member.changed': {
    audit: entry('member.changed', 'from', 'to', 'role'),
  },
  // The audit log already has it, as the new member or as the change of role.
  'member.promoted': {
    kind: 'security',
    news: async scene => [await newsOfPrivilegedAct(scene, actOf(scene, news.managerAdded))],
    mails: async scene => [await letterOfPrivilegedAct(scene, actOf(scene, news.managerAdded))],
  },
  'member.suspended': {
    kind: 'security',
    audit: scene => ({
      ...entry('member.suspended')(scene),
      detail: { from: { suspendedAt: null }, to: { suspendedAt: scene.event.suspendedAt } },
    }),
    news: async scene => [await newsOfPrivilegedAct(scene, actOf(scene, news.memberSuspended))],
    mails: async scene => [await letterOfPrivilegedAct(scene, actOf(scene, news.memberSuspended))],
  },
  'member.restored': {
    audit: scene => ({
      ...entry('member.restored')(scene),
      detail: { from: { suspendedAt: scene.event.suspendedAt }, to: { suspendedAt: null } },
    }),
  },
}

const actOf = (
  { actor, event }: EventContext<PrivilegedEvent>,
  { title, message }: { title: string; message(member: string, by: string): string },
) => ({
  title,
  message: message(event.fullName, actor?.name ?? ''),
  link: `/team/member/${event.memberId}`,
})
