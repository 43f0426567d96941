import { INCLUDED_ROUNDS } from 'shared/deliverables/version'
import { aboutAsset, assetNews } from 'shared/messages/it/asset-mails'
import { reviewNews } from 'shared/messages/it/review-mails'
import { allowedRounds } from '../deliverables/review/rounds.service.ts'
import {
  approvedMail,
  approvedOneMail,
  changesRequestedMail,
  deliveredMail,
  furtherMail,
  publishedMail,
} from '../deliverables/versions/deliverables.mails.ts'
import type { ReviewEvents } from '../events/review.events.ts'
import { forgetNotifications } from '../notifications/notifications.service.ts'
import { makeBalanceDue } from '../orders/payment/balance-due.service.ts'
import { isPaidInFull } from '../orders/payment/payment-status.service.ts'
import { returnFromArchive } from '../projects/turn.service.ts'
import { newsOfAssignment, newsOfMentions, newsOfWords } from './comment-notifications.service.ts'
import type { EventContext, EventHandlers, MailMessage, NotificationInput } from './event-handler.service.ts'
import {
  aboutProject,
  auditEntries,
  mailClients,
  publicationOf,
  refreshReview,
  refreshRoom,
  refreshTeam,
  roomAndProject,
  toClients,
  toNotification,
  toTeam,
} from './event-recipients.service.ts'

const entry = auditEntries('deliverable', 'deliverableId')
const refreshComments = refreshRoom('comment')
const refreshMedia = refreshRoom('media')

export const reviewConsequences: EventHandlers<keyof ReviewEvents> = {
  'version.published': {
    kind: 'videoReady',
    audit: entry('review.published', 'versionName', 'round'),
    async news(scene) {
      const version = aboutAsset(scene.event.versionName, scene.event.asset)
      return [await toClients(scene, await aboutProject(scene, 'success', reviewNews.published, version))]
    },
    async mails(scene) {
      const { event } = scene
      const about = publicationOf(event.deliverableId)
      const rounds = await allowedRounds(scene, event.projectId)
      const terms = { capability: 'review', about } as const
      return mailClients(scene, named => publishedMail({ ...named, ...event, allowedRounds: rounds }), terms)
    },
    // In the archive, nobody would see that it waits for the client.
    sideEffects: (tx, { event: { projectId } }) => returnFromArchive(tx, projectId),
    live: roomAndProject,
  },
  'changes.requested': {
    kind: 'review',
    audit: entry('review.changes-requested', 'round'),
    async news(scene) {
      const { projectId, asset, round } = scene.event
      const { title } = await scene.people.project(projectId)
      const { changesRequested } = reviewNews
      const about = aboutAsset(title, asset)
      return [await toTeam(scene, toNotification('warning', changesRequested, about, round, INCLUDED_ROUNDS))]
    },
    async mails({ people, event }) {
      const { title } = await people.project(event.projectId)
      const content = changesRequestedMail({ ...event, title })
      return [{ to: await people.team(event.projectId), content }]
    },
    live: roomAndProject,
  },
  'version.approved': {
    kind: 'videoReady',
    audit: entry('review.approved', 'versionName'),
    news: newsOfApproval,
    mails: mailsOfApproval,
    live: roomAndProject,
    async sideEffects(tx, { clock, event }) {
      if (event.stillOpen.length > 0) return
      await makeBalanceDue(tx, event.projectId, { because: 'approved', now: clock.now() })
    },
  },
  'timecode.corrected': {
    audit: entry('review.timecode-corrected', 'versionName', 'startTimecode', 'isDropFrame'),
    live: refreshReview,
  },
  'media.changed': { leavesTurn: true, live: refreshMedia },
  'media.failed': {
    kind: 'review',
    async news(scene) {
      const version = aboutAsset(scene.event.versionName, scene.event.asset)
      return [await toTeam(scene, await aboutProject(scene, 'warning', reviewNews.mediaFailed, version))]
    },
    live: refreshMedia,
  },
  'comment.written': {
    kind: 'review',
    news: async scene => [...(await newsOfWords(scene)), ...(await newsOfMentions(scene))],
    live: refreshComments,
  },
  'comment.edited': { kind: 'review', news: newsOfMentions, live: refreshComments },
  'comment.files-changed': {
    kind: 'review',
    audit: entry('review.comment-files', 'added', 'removed'),
    news: newsOfMentions,
    live: refreshComments,
  },
  'comment.assigned': {
    kind: 'assignments',
    audit: entry('review.comment-assigned', 'member', 'former'),
    news: newsOfAssignment,
    // Only the team sees the assignee.
    live: refreshTeam('comment'),
  },
  'comment.changed': {
    async sideEffects(tx, { event: { projectId, deletedIds: ids } }) {
      if (ids) await forgetNotifications(tx, { projectId, ids })
    },
    live: refreshComments,
  },
}

/** Creates the notification of an approval: one of several assets, a further one, or the last one. */
async function newsOfApproval(scene: EventContext<'version.approved'>): Promise<NotificationInput[]> {
  const { people, event } = scene
  const { title } = await people.project(event.projectId)
  const version = aboutAsset(event.versionName, event.asset)
  if (event.stillOpen.length > 0) {
    const { approvedOne } = assetNews
    return [await toTeam(scene, toNotification('success', approvedOne, title, version, event.stillOpen))]
  }
  const words = (await isPaidInFull(scene.db, event.projectId)) ? 'message' : 'unpaid'
  const { delivered } = reviewNews
  const { furtherReady } = assetNews
  const ready = event.isFurther
    ? { title: furtherReady.title, message: furtherReady[words](title, version) }
    : { title: delivered.title, message: delivered[words](title) }
  return [
    await toTeam(scene, toNotification('success', reviewNews.approved, title, version)),
    await toClients(scene, { ...ready, type: 'success' }),
  ]
}

async function mailsOfApproval(scene: EventContext<'version.approved'>): Promise<MailMessage[]> {
  const { event, people } = scene
  const { projectId, asset, stillOpen, isFurther } = event
  const { title } = await people.project(projectId)
  const about = {
    title,
    projectId,
    versionName: aboutAsset(event.versionName, asset),
    stillOpen,
    isPaidInFull: await isPaidInFull(scene.db, projectId),
  }
  const toClient = stillOpen.length > 0 ? approvedOneMail : isFurther ? furtherMail : deliveredMail
  return [
    ...(await mailClients(scene, () => toClient(about), { capability: 'review' })),
    { to: await people.team(projectId), content: approvedMail({ ...about, asset }) },
  ]
}
