import { shorten } from 'shared/formats/shorten'
import { aboutAsset } from 'shared/messages/it/asset-mails'
import { commentNews, reviewNews } from 'shared/messages/it/review-mails'
import type { EventContext, NotificationInput } from './event-handler.service.ts'
import {
  clientRoom,
  teamRoom,
  toClients,
  toMentioned,
  toNotification,
  toTeam,
} from './event-recipients.service.ts'

const EXCERPT = 120
export const excerptOf = (text: string): string => shorten(text, EXCERPT)

/** Notifies the other side of a comment, except the mentioned users, who get their own notification. */
export async function newsOfWords(scene: EventContext<'comment.written'>): Promise<NotificationInput[]> {
  const { people, event } = scene
  if (event.tells === 'nobody') return []
  const project = await people.project(event.projectId)
  const text = event.tells === 'client' ? reviewNews.answered : reviewNews.commented
  const about = aboutAsset(project.title, event.asset)
  const told = toNotification('info', text, about, excerptOf(event.text))
  const news = event.tells === 'client' ? await toClients(scene, told) : await toTeam(scene, told)
  return [{ ...news, to: news.to.filter(({ userId }) => !event.mentioned.includes(userId)) }]
}

/** Notifies the mentioned users, each with the link to their own room. */
export async function newsOfMentions(
  scene:
    | EventContext<'comment.written'>
    | EventContext<'comment.edited'>
    | EventContext<'comment.files-changed'>,
): Promise<NotificationInput[]> {
  const { actor, people, event } = scene
  if (event.mentioned.length === 0) return []
  const project = await people.project(event.projectId)
  const about = aboutAsset(project.title, event.asset)
  const { mentioned } = commentNews
  const told = toNotification('info', mentioned, actor?.name ?? '', about, excerptOf(event.text))
  return toMentioned(scene, told, { team: teamRoom(event.projectId), client: clientRoom(event.projectId) })
}

/** Notifies the new assignee of a comment, unless they assigned it to themselves. */
export async function newsOfAssignment(scene: EventContext<'comment.assigned'>) {
  const { actor, people, event } = scene
  if (event.memberId === null || event.memberId === actor?.member?.id) return []
  const project = await people.project(event.projectId)
  const about = aboutAsset(project.title, event.asset)
  const told = toNotification('info', commentNews.assigned, about, excerptOf(event.text))
  const news = await toTeam(scene, told)
  return [{ ...news, to: await people.members([event.memberId]) }]
}
