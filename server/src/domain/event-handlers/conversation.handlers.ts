import { conversationNews } from 'shared/messages/it/conversation'
import { conversationPath } from '../conversation/conversation.mails.ts'
import type { ConversationEvents } from '../events/project.events.ts'
import { excerptOf } from './comment-notifications.service.ts'
import type { EventContext, EventHandlers, NotificationInput } from './event-handler.service.ts'
import { refreshEveryone, toNotification } from './event-recipients.service.ts'

const refreshMessages = refreshEveryone('message')

export const conversationConsequences: EventHandlers<keyof ConversationEvents> = {
  'message.sent': { kind: 'messages', news: newsOfMentions, live: refreshMessages },
  'message.changed': { kind: 'messages', news: newsOfMentions, live: refreshMessages },
  'message.read': { leavesTurn: true, live: refreshMessages },
}

/** Notifies mentioned people, each with a link to their own area. */
async function newsOfMentions(
  scene: EventContext<'message.sent'> | EventContext<'message.changed'>,
): Promise<NotificationInput[]> {
  const { actor, people, event } = scene
  if (event.mentioned.length === 0) return []
  const { projectId, mentioned } = event
  const project = await people.project(projectId)
  const told = toNotification(
    'info',
    conversationNews.mentioned,
    actor?.name ?? '',
    project.title,
    excerptOf(event.text),
  )
  const team = await people.team(projectId)
  const ofTeam = mentioned.filter(id => team.some(({ userId }) => userId === id))
  const ofClient = mentioned.filter(id => !ofTeam.includes(id))
  return [
    { ...told, to: ofTeam.map(userId => ({ userId })), link: conversationPath(projectId, 'team') },
    { ...told, to: ofClient.map(userId => ({ userId })), link: conversationPath(projectId, 'client') },
  ]
}
