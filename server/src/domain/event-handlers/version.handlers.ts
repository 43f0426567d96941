import { aboutAsset } from 'shared/messages/it/asset-mails'
import { reviewNews } from 'shared/messages/it/review-mails'
import { stageNews } from 'shared/messages/it/version-stages'
import { withdrawMails } from '../../platform/mail/mail.jobs.ts'
import { recalledMail, replacedMail } from '../deliverables/versions/deliverables.mails.ts'
import type { AssetEvents, StageEvents } from '../events/review.events.ts'
import { forgetNotifications } from '../notifications/notifications.service.ts'
import { makeBalanceDue } from '../orders/payment/balance-due.service.ts'
import { isPaidInFull } from '../orders/payment/payment-status.service.ts'
import type { EventContext, EventHandlers, MailMessage } from './event-handler.service.ts'
import {
  aboutProject,
  auditEntries,
  mailClients,
  publicationOf,
  refreshReview,
  refreshTeam,
  roomAndProject,
  toClients,
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
      const { title, message, unpaid } = reviewNews.delivered
      const isPaid = await isPaidInFull(scene.db, scene.event.projectId)
      const ready = { title, message: isPaid ? message : unpaid }
      return [await toClients(scene, await aboutProject(scene, 'success', ready))]
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
      const told = await aboutProject(scene, 'info', stageNews.saved, nameOf(scene))
      return [{ ...(await toTeam(scene, told)), to: others(await scene.people.managers(), scene.actor) }]
    },
    live: refreshReviewOfTeam,
  },
  'version.sending': {
    kind: 'review',
    audit: scene => stageEntry(`review.sending-${scene.event.step}`, 'versionName')(scene),
    async news(scene) {
      if (scene.event.step !== 'held') return []
      const told = await aboutProject(scene, 'warning', stageNews.held, nameOf(scene))
      return [{ ...(await toTeam(scene, told)), to: await scene.people.managers() }]
    },
    live: refreshReviewOfTeam,
  },
  'version.discarded': {
    audit: stageEntry('review.discarded', 'versionName', 'fileName'),
    async sideEffects(tx, { event: { projectId, deletedIds: ids } }) {
      await forgetNotifications(tx, { projectId, ids })
    },
    live: refreshReviewOfTeam,
  },
  'version.recalled': {
    kind: 'review',
    audit: stageEntry('review.recalled', 'versionName'),
    async news(scene) {
      const version = nameOf(scene)
      const told = await aboutProject(scene, 'warning', stageNews.recalled, version, scene.event.former)
      const team = await toTeam(scene, await aboutProject(scene, 'info', stageNews.recalledForTeam, version))
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
      return [await toClients(scene, await aboutProject(scene, 'info', stageNews.replaced, nameOf(scene)))]
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

const nameOf = ({ event }: Pick<StageScene, 'event'>) => aboutAsset(event.versionName, event.asset)

const others = <Person extends { userId: string }>(people: readonly Person[], actor: StageScene['actor']) =>
  people.filter(({ userId }) => userId !== actor?.userId)

/** Withdraws the pending mails about a recalled version, and mails the recall to clients who got one. */
async function mailsOfRecall(scene: EventContext<'version.recalled'>): Promise<MailMessage[]> {
  const { db, event, people } = scene
  const withdrawn = await withdrawMails(db, publicationOf(event.deliverableId))
  const told = (await people.clients(event.projectId, 'review')).filter(
    ({ email }) => !withdrawn.includes(email),
  )
  const { title } = await people.project(event.projectId)
  const content = recalledMail({ ...event, title, versionName: nameOf(scene) })
  // A bundled mail could arrive after that about the corrected version.
  return [{ to: told, isForClients: true, isUrgent: true, content }]
}
