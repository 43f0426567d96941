import { aboutAsset } from 'shared/messages/it/asset-mails'
import { reviewNews } from 'shared/messages/it/review-mails'
import { stageNews } from 'shared/messages/it/version-stages'
import { withdrawMails } from '../../platform/mail/mail.jobs.ts'
import { recalledMail, replacedMail } from '../deliverables/versions/deliverables.mails.ts'
import type { AssetEvents, StageEvents } from '../events/review.events.ts'
import { makeBalanceDue } from '../orders/payment/balance-due.service.ts'
import type { EventContext, EventHandlers, MailMessage } from './event-handler.service.ts'
import {
  auditEntries,
  mailClients,
  publicationOf,
  refreshReview,
  refreshTeam,
  roomAndProject,
  toClients,
  toNotification,
  toTeam,
} from './event-recipients.service.ts'

const assetEntry = auditEntries('asset', 'assetId')

/** Handlers of assets, mostly audit entries and live updates. */
export const assetConsequences: EventHandlers<keyof AssetEvents> = {
  'asset.added': {
    audit: assetEntry('asset.added', 'label'),
    live: roomAndProject,
  },
  'asset.removed': {
    kind: 'videoReady',
    audit: assetEntry('asset.removed', 'label'),
    async news(scene) {
      if (!scene.event.completes) return []
      const { title } = await scene.people.project(scene.event.projectId)
      return [await toClients(scene, toNotification('success', reviewNews.delivered, title))]
    },
    live: roomAndProject,
    async sideEffects(tx, { clock, event }) {
      if (event.completes)
        await makeBalanceDue(tx, event.projectId, { because: 'approved', now: clock.now() })
    },
  },
}

const stageEntry = auditEntries('deliverable', 'deliverableId')
const refreshReviewOfTeam = refreshTeam('deliverable')

export const stageConsequences: EventHandlers<keyof StageEvents> = {
  'version.saved': {
    kind: 'review',
    audit: stageEntry('review.saved', 'versionName'),
    async news(scene) {
      const { title } = await projectOf(scene)
      const news = await toTeam(scene, toNotification('info', stageNews.saved, title, nameOf(scene)))
      return [{ ...news, to: others(await scene.people.managers(), scene.actor) }]
    },
    live: refreshReviewOfTeam,
  },
  'version.sending': {
    kind: 'review',
    audit: scene => stageEntry(`review.sending-${scene.event.step}`, 'versionName')(scene),
    async news(scene) {
      if (scene.event.step !== 'held') return []
      const { title } = await projectOf(scene)
      const news = await toTeam(scene, toNotification('warning', stageNews.held, title, nameOf(scene)))
      return [{ ...news, to: await scene.people.managers() }]
    },
    live: refreshReviewOfTeam,
  },
  'version.discarded': {
    audit: stageEntry('review.discarded', 'versionName', 'fileName'),
    live: refreshReviewOfTeam,
  },
  'version.recalled': {
    kind: 'review',
    audit: stageEntry('review.recalled', 'versionName'),
    async news(scene) {
      const { recalled, recalledForTeam } = stageNews
      const { title } = await projectOf(scene)
      const version = nameOf(scene)
      const told = toNotification('warning', recalled, title, version, scene.event.former)
      const team = await toTeam(scene, toNotification('info', recalledForTeam, title, version))
      return [
        await toClients(scene, told),
        { ...team, to: others(await scene.people.team(scene.event.projectId), scene.actor) },
      ]
    },
    mails: mailsOfRecall,
    live: roomAndProject,
  },
  'version.replaced': {
    kind: 'review',
    audit: stageEntry('review.file-replaced', 'versionName', 'fileName', 'formerFileName'),
    async news(scene) {
      if (scene.event.isInternal) return []
      const { title } = await projectOf(scene)
      return [await toClients(scene, toNotification('info', stageNews.replaced, title, nameOf(scene)))]
    },
    mails(scene) {
      if (scene.event.isInternal) return []
      const version = { ...scene.event, versionName: nameOf(scene) }
      const terms = { capability: 'review' } as const
      return mailClients(scene, named => replacedMail({ ...named, ...version }), terms)
    },
    live: refreshReview,
  },
}

type StageScene = EventContext<keyof StageEvents>

const projectOf = ({ people, event }: Pick<StageScene, 'people' | 'event'>) => people.project(event.projectId)

const nameOf = ({ event }: Pick<StageScene, 'event'>) => aboutAsset(event.versionName, event.asset)

/** Returns the people without the actor. */
const others = <Person extends { userId: string }>(people: readonly Person[], actor: StageScene['actor']) =>
  people.filter(({ userId }) => userId !== actor?.userId)

/** Withdraws the pending mails about a recalled version, and mails the recall to clients who got one. */
async function mailsOfRecall(scene: EventContext<'version.recalled'>): Promise<MailMessage[]> {
  const { db, event, people } = scene
  const withdrawn = await withdrawMails(db, publicationOf(event.deliverableId))
  const told = (await people.clients(event.projectId, 'review')).filter(
    ({ email }) => !withdrawn.includes(email),
  )
  const { title } = await projectOf(scene)
  const content = recalledMail({ ...event, title, versionName: nameOf(scene) })
  return [{ to: told, isForClients: true, content, capability: 'review' }]
}
