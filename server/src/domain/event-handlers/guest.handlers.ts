import { aboutAsset } from 'shared/messages/it/asset-mails'
import { guestNews } from 'shared/messages/it/guests'
import type { GuestEvents } from '../events/review.events.ts'
import { excerptOf } from './comment-notifications.service.ts'
import type { EventHandlers } from './event-handler.service.ts'
import {
  auditEntries,
  refreshEveryone,
  refreshRoom,
  toClients,
  toNotification,
  toTeam,
} from './event-recipients.service.ts'

const entry = auditEntries('review-guest', 'guestId')
const refreshGuests = refreshEveryone('guest')
const refreshComments = refreshRoom('comment')

export const guestConsequences: EventHandlers<keyof GuestEvents> = {
  'guest.invited': {
    audit: entry('guest.invited', 'name', 'expiresAt'),
    live: refreshGuests,
  },
  'guest.opened': {
    audit: scene => ({ ...entry('guest.opened', 'name')(scene), by: { userId: null } }),
    live: refreshGuests,
  },
  'guest.revoked': {
    audit: entry('guest.revoked', 'name'),
    live: async scene => [...(await refreshComments(scene)), ...(await refreshGuests(scene))],
  },
  'guest.commented': {
    isActOfClient: true,
    kind: 'review',
    async news(scene) {
      const { people, event } = scene
      const { title: project } = await people.project(event.projectId)
      const about = aboutAsset(project, event.asset)
      const told = toNotification('info', guestNews.commented, about, event.name, excerptOf(event.text))
      const clients = await toClients(scene, told)
      return event.tellsTeam ? [clients, await toTeam(scene, told)] : [clients]
    },
    live: async scene => [...(await refreshComments(scene)), ...(await refreshGuests(scene))],
  },
  'version.seen': { leavesTurn: true, live: refreshGuests },
}
