import { INCLUDED_ROUNDS } from 'shared/deliverables/version'
import { aboutAsset, assetNews } from 'shared/messages/it/asset-mails'
import { reviewNews } from 'shared/messages/it/review-mails'
import {
  approvedMail,
  approvedOneMail,
  changesRequestedMail,
  deliveredMail,
  furtherMail,
  publishedMail,
} from '../deliverables/versions/deliverables.mails.ts'
import type { ReviewEvents } from '../events/review.events.ts'
import { makeBalanceDue } from '../orders/payment/balance-due.service.ts'
import { isPaidInFull } from '../orders/payment/payment-status.service.ts'
import { newsOfAssignment, newsOfMentions, newsOfWords } from './comment-notifications.service.ts'
import {
  type AuditEntryInput,
  type EventContext,
  type EventHandlers,
  type MailMessage,
  mailEach,
  type NotificationInput,
  type RealtimeUpdate,
} from './event-handler.service.ts'
import { publicationOf, roomAndProject, roomOfStage, toClients, toTeam } from './event-recipients.service.ts'

type VersionEvent = 'version.published' | 'version.approved' | 'changes.requested'
type CommentEvent = 'comment.written' | 'comment.edited' | 'comment.files-changed' | 'comment.changed'

export const reviewConsequences: EventHandlers<keyof ReviewEvents> = {
  'version.published': {
    kind: 'videoReady',
    audit: ({ event }) =>
      entry('review.published', event, { versionName: event.versionName, round: event.round }),
    async news(scene) {
      const { message, title } = reviewNews.published
      const { project, event } = await withProject(scene)
      const text = message(project.title, aboutAsset(event.versionName, event.asset))
      return [await toClients(scene, { title, message: text, type: 'success' })]
    },
    async mails(scene) {
      const clients = await scene.people.clients(scene.event.projectId, 'review')
      const about = publicationOf(scene.event.deliverableId)
      return mailEach(clients, client => publishedMail({ ...client, ...scene.event }), {
        about,
      })
    },
    live: roomAndProject,
  },
  'changes.requested': {
    kind: 'review',
    audit: ({ event }) => entry('review.changes-requested', event, { round: event.round }),
    async news(scene) {
      const { message, title } = reviewNews.changesRequested
      const { project, event } = await withProject(scene)
      const text = message(aboutAsset(project.title, event.asset), event.round, INCLUDED_ROUNDS)
      return [await toTeam(scene, { title, message: text, type: 'warning' })]
    },
    async mails(scene) {
      const { project, event } = await withProject(scene)
      const content = changesRequestedMail({
        ...event,
        title: project.title,
        words: event.text,
      })
      return [{ to: await scene.people.team(event.projectId), content }]
    },
    live: roomAndProject,
  },
  'version.approved': {
    kind: 'videoReady',
    audit: ({ event }) => entry('review.approved', event, { versionName: event.versionName }),
    news: newsOfApproval,
    mails: mailsOfApproval,
    live: roomAndProject,
    async sideEffects(tx, { event, now }) {
      if (event.stillOpen.length > 0) return
      await makeBalanceDue(tx, event.projectId, { because: 'approved', now })
    },
  },
  'timecode.corrected': {
    audit: ({ event }) =>
      entry('review.timecode-corrected', event, {
        versionName: event.versionName,
        startTimecode: event.startTimecode,
        isDropFrame: event.isDropFrame,
      }),
    live: roomOfStage,
  },
  'media.changed': { live: mediaOnScreens },
  'media.failed': {
    kind: 'review',
    async news(scene) {
      const { title, message } = reviewNews.mediaFailed
      const { project, event } = await withProject(scene)
      const text = message(project.title, aboutAsset(event.versionName, event.asset))
      return [await toTeam(scene, { title, message: text, type: 'warning' })]
    },
    live: mediaOnScreens,
  },
  'comment.written': {
    kind: 'review',
    news: async scene => [...(await newsOfWords(scene)), ...(await newsOfMentions(scene))],
    live: commentsOnScreens,
  },
  'comment.edited': { kind: 'review', news: newsOfMentions, live: commentsOnScreens },
  'comment.files-changed': {
    kind: 'review',
    audit: ({ event }) =>
      entry('review.comment-files', event, { added: event.added, removed: event.removed }),
    news: newsOfMentions,
    live: commentsOnScreens,
  },
  'comment.assigned': {
    kind: 'assignments',
    audit: ({ event }) =>
      entry('review.comment-assigned', event, { member: event.member, former: event.former }),
    news: newsOfAssignment,
    // Only the team sees the assignee.
    live: async ({ people, event: { projectId } }) => [
      { to: await people.team(projectId), topic: 'comment', ids: { projectId } },
    ],
  },
  'comment.changed': { live: commentsOnScreens },
}

async function withProject<Type extends VersionEvent | 'media.failed'>({
  people,
  event,
}: EventContext<Type>) {
  return { project: await people.project(event.projectId), event }
}

/** Creates the notification of an approval: one of several assets, a further one, or the last one. */
async function newsOfApproval(scene: EventContext<'version.approved'>): Promise<NotificationInput[]> {
  const { approved, delivered } = reviewNews
  const { approvedOne, furtherReady } = assetNews
  const { project, event } = await withProject(scene)
  const version = aboutAsset(event.versionName, event.asset)
  const success = { type: 'success' } as const
  if (event.stillOpen.length > 0) {
    const message = approvedOne.message(project.title, version, event.stillOpen)
    return [await toTeam(scene, { ...success, title: approvedOne.title, message })]
  }
  const words = (await isPaidInFull(scene.db, event.projectId)) ? 'message' : 'unpaid'
  const ready = event.isFurther
    ? { title: furtherReady.title, message: furtherReady[words](project.title, version) }
    : { title: delivered.title, message: delivered[words](project.title) }
  return [
    await toTeam(scene, {
      ...success,
      title: approved.title,
      message: approved.message(project.title, version),
    }),
    await toClients(scene, { ...success, ...ready }),
  ]
}

async function mailsOfApproval(scene: EventContext<'version.approved'>): Promise<MailMessage[]> {
  const { project, event } = await withProject(scene)
  const { projectId, asset, stillOpen, isFurther } = event
  const about = {
    title: project.title,
    projectId,
    versionName: aboutAsset(event.versionName, asset),
    stillOpen,
    isPaidInFull: await isPaidInFull(scene.db, projectId),
  }
  const toClient = stillOpen.length > 0 ? approvedOneMail : isFurther ? furtherMail : deliveredMail
  return [
    ...mailEach(await scene.people.clients(projectId, 'review'), client => toClient({ ...client, ...about })),
    { to: await scene.people.team(projectId), content: approvedMail({ ...about, asset }) },
  ]
}

const entry = (
  action: AuditEntryInput['action'],
  { projectId, deliverableId }: { projectId: string; deliverableId: string },
  detail: Record<string, unknown>,
): AuditEntryInput => ({ action, subject: 'deliverable', subjectId: deliverableId, projectId, detail })

/** Invalidates the transcoding progress in open review rooms. */
async function mediaOnScreens({
  people,
  event: { projectId, isInternal },
}: EventContext<'media.changed' | 'media.failed'>): Promise<RealtimeUpdate[]> {
  const to = isInternal ? await people.team(projectId) : await people.everyone(projectId)
  return [{ to, topic: 'media', ids: { projectId }, ...(!isInternal && { roomOf: projectId }) }]
}

/** Invalidates the comments of a review room; internal ones only for the team. */
async function commentsOnScreens({
  people,
  event: { projectId, isInternal },
}: EventContext<CommentEvent>): Promise<RealtimeUpdate[]> {
  const to = isInternal ? await people.team(projectId) : await people.everyone(projectId)
  return [{ to, topic: 'comment', ids: { projectId }, ...(!isInternal && { roomOf: projectId }) }]
}
