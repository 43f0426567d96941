import { conversationNews } from 'shared/messages/it/conversation'
import { conversationPath } from '../conversation/conversation.mails.ts'
import type { ConversationEvents } from '../events/project.events.ts'
import { forgetNotifications } from '../notifications/notifications.service.ts'
import { excerptOf } from './comment-notifications.service.ts'
import type { EventContext, EventHandlers } from './event-handler.service.ts'
import { refreshEveryone, toMentioned, toNotification } from './event-recipients.service.ts'

const refreshMessages = refreshEveryone('message')

export const conversationConsequences: EventHandlers<keyof ConversationEvents> = {
  'message.sent': { kind: 'messages', news: newsOfMentions, live: refreshMessages },
  'message.changed': {
    kind: 'messages',
    news: newsOfMentions,
    async sideEffects(tx, { event: { projectId, messageId, isWithdrawn } }) {
      if (isWithdrawn) await forgetNotifications(tx, { projectId, ids: [messageId] })
    },
    live: refreshMessages,
  },
  'message.read': { leavesTurn: true, live: refreshMessages },
}

/** Notifies mentioned people, each with a link to their own area. */
async function newsOfMentions(scene: EventContext<'message.sent'> | EventContext<'message.changed'>) {
  const { actor, people, event } = scene
  if (event.mentioned.length === 0) return []
  const { title } = await people.project(event.projectId)
  const author = actor?.name ?? ''
  const told = toNotification('info', conversationNews.mentioned, author, title, excerptOf(event.text))
  return toMentioned(scene, told, {
    team: conversationPath(event.projectId, 'team'),
    client: conversationPath(event.projectId, 'client'),
  })
}
