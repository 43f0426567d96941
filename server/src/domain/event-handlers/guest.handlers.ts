import { aboutAsset } from 'shared/messages/it/asset-mails'
import { guestNews } from 'shared/messages/it/guests'
import type { GuestEvents } from '../events/review.events.ts'
import { excerptOf } from './comment-notifications.service.ts'
import type { AuditEntryInput, EventContext, EventHandlers, RealtimeUpdate } from './event-handler.service.ts'
import { toClients, toTeam } from './event-recipients.service.ts'

type GuestEvent = keyof GuestEvents

export const guestConsequences: EventHandlers<GuestEvent> = {
  'guest.invited': {
    audit: ({ event }) => entry('guest.invited', event, { expiresAt: event.expiresAt }),
    live: guestsOnScreens,
  },
  'guest.opened': {
    audit: ({ event }) => ({ ...entry('guest.opened', event), by: { userId: null } }),
    live: guestsOnScreens,
  },
  'guest.revoked': {
    audit: ({ event }) => entry('guest.revoked', event),
    live: roomOnScreens,
  },
  'guest.commented': {
    kind: 'review',
    async news(scene) {
      const { people, event } = scene
      const { title: project } = await people.project(event.projectId)
      const about = aboutAsset(project, event.asset)
      const message = guestNews.commented.message(about, event.name, excerptOf(event.text))
      const told = { title: guestNews.commented.title, message, type: 'info' } as const
      const clients = await toClients(scene, told)
      return event.tellsTeam ? [clients, await toTeam(scene, told)] : [clients]
    },
    live: roomOnScreens,
  },
  'version.seen': { live: guestsOnScreens },
}

const entry = (
  action: AuditEntryInput['action'],
  { guestId, projectId, name }: { guestId: string; projectId: string; name: string },
  more: Record<string, unknown> = {},
): AuditEntryInput => ({
  action,
  subject: 'review-guest',
  subjectId: guestId,
  projectId,
  detail: { name, ...more },
})

type Around = Pick<EventContext<GuestEvent>, 'people'> & { event: { projectId: string } }

/** Invalidates the guest list of client and team. */
async function guestsOnScreens({ people, event: { projectId } }: Around): Promise<RealtimeUpdate[]> {
  return [{ to: await people.everyone(projectId), topic: 'guest', ids: { projectId } }]
}

/** Invalidates the review room for client, team and guests. */
async function roomOnScreens({ people, event: { projectId } }: Around): Promise<RealtimeUpdate[]> {
  const to = await people.everyone(projectId)
  const ids = { projectId }
  return [
    { to, topic: 'comment', ids, roomOf: projectId },
    { to, topic: 'guest', ids },
  ]
}
