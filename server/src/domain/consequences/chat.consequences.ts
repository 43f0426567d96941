import { findMentions } from 'shared/chat/mentions'
import { chatNews } from 'shared/messages/it/chat'
import type { ChatEvents } from '../events/chat.events.ts'
import type { ConsequencesOf } from './consequence.service.ts'

const QUOTED_LENGTH = 140

export const chatConsequences: ConsequencesOf<keyof ChatEvents> = {
  'chat.said': {
    audit: null,
    async news({ people, event: { memberId, authorName, message } }) {
      const everyone = await people.wholeTeam()
      const named = new Set(
        findMentions(message, everyone).map(({ person }) => person.fullName.toLowerCase()),
      )
      return [
        {
          // Two people of one name are both meant, for all that the text can tell.
          to: everyone.filter(one => one.memberId !== memberId && named.has(one.fullName.toLowerCase())),
          title: chatNews.mentioned.title,
          message: chatNews.mentioned.message(authorName, quoted(message)),
          type: 'info',
          link: '/team/chat',
        },
      ]
    },
    mails: null,
    live: async ({ people, event: { messageId } }) => [
      { to: await people.wholeTeam(), topic: 'chat', ids: { messageId } },
    ],
  },
  'chat.read': {
    audit: null,
    news: null,
    mails: null,
    live: ({ event: { userId } }) => [{ to: [{ userId }], topic: 'chat', ids: {} }],
  },
}

const quoted = (message: string): string =>
  message.length > QUOTED_LENGTH ? `${message.slice(0, QUOTED_LENGTH).trimEnd()}…` : message
