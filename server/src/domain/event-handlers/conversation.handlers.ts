import { conversationNews } from 'shared/messages/it/conversation'
import { conversationPath } from '../conversation/conversation.mails.ts'
import type { ConversationEvents } from '../events/project.events.ts'
import { excerptOf } from './comment-notifications.service.ts'
import type {
  EventContext,
  EventHandlers,
  NotificationInput,
  RealtimeUpdate,
} from './event-handler.service.ts'

export const conversationConsequences: EventHandlers<keyof ConversationEvents> = {
  'message.sent': { kind: 'messages', news: newsOfMentions, live: onScreens },
  'message.changed': { kind: 'messages', news: newsOfMentions, live: onScreens },
  'message.read': { live: onScreens },
}

/** Notifies mentioned people, each with a link to their own area. */
async function newsOfMentions(
  scene: EventContext<'message.sent'> | EventContext<'message.changed'>,
): Promise<NotificationInput[]> {
  const { actor, people, event } = scene
  if (event.mentioned.length === 0) return []
  const { projectId, mentioned } = event
  const project = await people.project(projectId)
  const { title, message } = conversationNews.mentioned
  const told = {
    title,
    message: message(actor?.name ?? '', project.title, excerptOf(event.text)),
    type: 'info',
  } as const
  const team = await people.team(projectId)
  const ofTeam = mentioned.filter(id => team.some(({ userId }) => userId === id))
  const ofClient = mentioned.filter(id => !ofTeam.includes(id))
  return [
    { ...told, to: ofTeam.map(userId => ({ userId })), link: conversationPath(projectId, 'team') },
    { ...told, to: ofClient.map(userId => ({ userId })), link: conversationPath(projectId, 'client') },
  ]
}

async function onScreens({
  people,
  event: { projectId },
}: Pick<EventContext<'message.read'>, 'people'> & { event: { projectId: string } }): Promise<
  RealtimeUpdate[]
> {
  return [{ to: await people.everyone(projectId), topic: 'message', ids: { projectId } }]
}
