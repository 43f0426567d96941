import { INCLUDED_ROUNDS } from 'shared/deliverables/rounds'
import { reviewNews } from 'shared/messages/it/review'
import type { ReviewEvents } from '../events/review.events.ts'
import type { News } from '../notifications/notifications.service.ts'
import { makeBalanceDue } from '../orders/payment/balance-due.service.ts'
import {
  approvedMail,
  changesRequestedMail,
  deliveredMail,
  publishedMail,
} from '../studio/deliverables/deliverables.mails.ts'
import {
  type AuditEntry,
  type ConsequencesOf,
  type LiveChange,
  type NewsItem,
  type Scene,
  toEach,
} from './consequence.service.ts'
import { projectOnScreens } from './project.consequences.ts'

type VersionEvent = 'version.published' | 'version.approved' | 'changes.requested'
type CommentEvent = 'comment.written' | 'comment.changed'
type Told = Pick<News, 'title' | 'message' | 'type'>

export const reviewConsequences: ConsequencesOf<keyof ReviewEvents> = {
  'version.published': {
    audit: ({ event }) =>
      entry('review.published', event, { versionName: event.versionName, round: event.round }),
    async news(scene) {
      const { message, title } = reviewNews.published
      const { project, event } = await withProject(scene)
      const text = message(project.title, event.versionName)
      return [await toClients(scene, { title, message: text, type: 'success' })]
    },
    async mails(scene) {
      const clients = await scene.people.clients(scene.event.projectId)
      return toEach(clients, client => publishedMail(scene.config, { ...client, ...scene.event }))
    },
    live: roomAndProject,
  },
  'changes.requested': {
    audit: ({ event }) => entry('review.changes-requested', event, { round: event.round }),
    async news(scene) {
      const { message, title } = reviewNews.changesRequested
      const { project, event } = await withProject(scene)
      const text = message(project.title, event.round, INCLUDED_ROUNDS)
      return [await toTeam(scene, { title, message: text, type: 'warning' })]
    },
    async mails(scene) {
      const { project, event } = await withProject(scene)
      const content = changesRequestedMail(scene.config, {
        ...event,
        title: project.title,
        words: event.text,
      })
      return [{ to: await scene.people.team(event.projectId), content }]
    },
    live: roomAndProject,
  },
  'version.approved': {
    audit: ({ event }) => entry('review.approved', event, { versionName: event.versionName }),
    async news(scene) {
      const { approved, delivered } = reviewNews
      const { project, event } = await withProject(scene)
      const message = approved.message(project.title, event.versionName)
      return [
        await toTeam(scene, { title: approved.title, message, type: 'success' }),
        await toClients(scene, { ...delivered, message: delivered.message(project.title), type: 'success' }),
      ]
    },
    async mails(scene) {
      const { project, event } = await withProject(scene)
      const { projectId } = event
      return [
        ...toEach(await scene.people.clients(projectId), client =>
          deliveredMail(scene.config, { ...client, ...event }),
        ),
        {
          to: await scene.people.team(projectId),
          content: approvedMail(scene.config, { title: project.title, projectId }),
        },
      ]
    },
    live: roomAndProject,
    acts: (work, { event, now }) => makeBalanceDue(work, event.projectId, { because: 'approved', now }),
  },
  'timecode.corrected': {
    audit: ({ event }) =>
      entry('review.timecode-corrected', event, {
        versionName: event.versionName,
        startTimecode: event.startTimecode,
        isDropFrame: event.isDropFrame,
      }),
    news: null,
    mails: null,
    live: timecodesOnScreens,
  },
  'media.changed': { audit: null, news: null, mails: null, live: mediaOnScreens },
  'media.failed': {
    audit: null,
    async news(scene) {
      const { title, message } = reviewNews.mediaFailed
      const { project, event } = await withProject(scene)
      const text = message(project.title, event.versionName)
      return [await toTeam(scene, { title, message: text, type: 'warning' })]
    },
    mails: null,
    live: mediaOnScreens,
  },
  'comment.written': {
    audit: null,
    async news(scene) {
      const { project, event } = await withProject(scene)
      if (event.tells === 'nobody') return []
      const { message, title } = event.tells === 'client' ? reviewNews.answered : reviewNews.commented
      const told = { title, message: message(project.title, excerptOf(event.text)), type: 'info' } as const
      return [event.tells === 'client' ? await toClients(scene, told) : await toTeam(scene, told)]
    },
    mails: null,
    live: commentsOnScreens,
  },
  'comment.changed': { audit: null, news: null, mails: null, live: commentsOnScreens },
}

const EXCERPT = 120
export const excerptOf = (text: string) =>
  text.length > EXCERPT ? `${text.slice(0, EXCERPT).trimEnd()}…` : text

async function withProject<Type extends VersionEvent | 'comment.written' | 'media.failed'>({
  people,
  event,
}: Scene<Type>) {
  return { project: await people.project(event.projectId), event }
}

type AroundProject = { people: Scene<VersionEvent>['people'] } & { event: { projectId: string } }

/** A line in the clients' bells, which leads into the room. */
export async function toClients({ people, event }: AroundProject, told: Told): Promise<NewsItem> {
  const { projectId } = event
  return { to: await people.clients(projectId), ...told, link: `/dashboard/downloads?project=${projectId}` }
}

/** A line in the bells of all of the team who see the project, which leads into the room. */
export async function toTeam({ people, event }: AroundProject, told: Told): Promise<NewsItem> {
  return { to: await people.team(event.projectId), ...told, link: `/team/project/${event.projectId}/review` }
}

const entry = (
  action: AuditEntry['action'],
  { projectId, deliverableId }: { projectId: string; deliverableId: string },
  detail: Record<string, unknown>,
): AuditEntry => ({ action, subject: 'deliverable', subjectId: deliverableId, projectId, detail })

async function roomAndProject(scene: Scene<VersionEvent>): Promise<LiveChange[]> {
  const { projectId } = scene.event
  const room: LiveChange = {
    to: await scene.people.everyone(projectId),
    topic: 'deliverable',
    ids: { projectId },
    guestsOf: projectId,
  }
  return [room, ...(await projectOnScreens(scene))]
}

/** Whoever has the room open reads the new timecodes. */
async function timecodesOnScreens({
  people,
  event: { projectId },
}: Scene<'timecode.corrected'>): Promise<LiveChange[]> {
  const to = await people.everyone(projectId)
  return [{ to, topic: 'deliverable', ids: { projectId }, guestsOf: projectId }]
}

/** Whoever has the room open sees how far it is. */
async function mediaOnScreens({
  people,
  event: { projectId },
}: Scene<'media.changed' | 'media.failed'>): Promise<LiveChange[]> {
  const to = await people.everyone(projectId)
  return [{ to, topic: 'media', ids: { projectId }, guestsOf: projectId }]
}

/** What is internal shows on the screens of the team alone. */
async function commentsOnScreens({
  people,
  event: { projectId, isInternal },
}: Scene<CommentEvent>): Promise<LiveChange[]> {
  const to = isInternal ? await people.team(projectId) : await people.everyone(projectId)
  return [{ to, topic: 'comment', ids: { projectId }, ...(!isInternal && { guestsOf: projectId }) }]
}
