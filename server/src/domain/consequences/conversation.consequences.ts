import { conversationNews } from 'shared/messages/it/conversation'
import { conversationPath } from '../conversation/conversation.mails.ts'
import type { ConversationEvents } from '../events/conversation.events.ts'
import { excerptOf } from './comment-news.service.ts'
import type { ConsequencesOf, LiveChange, NewsItem, Scene } from './consequence.service.ts'

export const conversationConsequences: ConsequencesOf<keyof ConversationEvents> = {
  'message.sent': { audit: null, news: newsOfMentions, mails: null, live: onScreens },
  'message.changed': { audit: null, news: newsOfMentions, mails: null, live: onScreens },
  'message.read': { audit: null, news: null, mails: null, live: onScreens },
}

/** Notifies mentioned people, each with the address of their own side. */
async function newsOfMentions(scene: Scene<'message.sent'> | Scene<'message.changed'>): Promise<NewsItem[]> {
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
}: Pick<Scene<'message.read'>, 'people'> & { event: { projectId: string } }): Promise<LiveChange[]> {
  return [{ to: await people.everyone(projectId), topic: 'message', ids: { projectId } }]
}
