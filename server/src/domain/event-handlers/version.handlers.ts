import { aboutAsset } from 'shared/messages/it/asset-mails'
import { reviewNews } from 'shared/messages/it/review-mails'
import { stageNews } from 'shared/messages/it/version-stages'
import { withdrawMails } from '../../platform/mail/mail.jobs.ts'
import { recalledMail, replacedMail } from '../deliverables/versions/deliverables.mails.ts'
import type { AssetEvents, StageEvents } from '../events/review.events.ts'
import { makeBalanceDue } from '../orders/payment/balance-due.service.ts'
import {
  type AuditEntryInput,
  type EventContext,
  type EventHandlers,
  type MailMessage,
  mailEach,
} from './event-handler.service.ts'
import { publicationOf, roomAndProject, roomOfStage, toClients, toTeam } from './event-recipients.service.ts'

/** Handlers of assets, mostly audit entries and live updates. */
export const assetConsequences: EventHandlers<keyof AssetEvents> = {
  'asset.added': {
    audit: ({ event }) => assetEntry('asset.added', event),
    live: roomAndProject,
  },
  'asset.removed': {
    kind: 'videoReady',
    audit: ({ event }) => assetEntry('asset.removed', event),
    async news(scene) {
      if (!scene.event.completes) return []
      const { title } = await scene.people.project(scene.event.projectId)
      const { delivered } = reviewNews
      const message = delivered.message(title)
      return [await toClients(scene, { title: delivered.title, message, type: 'success' })]
    },
    live: roomAndProject,
    async sideEffects(tx, { event, now }) {
      if (event.completes) await makeBalanceDue(tx, event.projectId, { because: 'approved', now })
    },
  },
}

const assetEntry = (
  action: AuditEntryInput['action'],
  { projectId, assetId, label }: AssetEvents['asset.added'],
): AuditEntryInput => ({ action, subject: 'asset', subjectId: assetId, projectId, detail: { label } })

export const stageConsequences: EventHandlers<keyof StageEvents> = {
  'version.saved': {
    kind: 'review',
    audit: ({ event }) => stageEntry('review.saved', event, { versionName: event.versionName }),
    async news(scene) {
      const { title, message } = stageNews.saved
      const text = message((await projectOf(scene)).title, nameOf(scene))
      const { link } = await toTeam(scene, { title, message: text, type: 'info' })
      const to = others(await scene.people.managers(), scene.actor)
      return [{ to, title, message: text, type: 'info', link }]
    },
    live: scene => roomOfStage({ ...scene, event: { ...scene.event, isInternal: true } }),
  },
  'version.sending': {
    kind: 'review',
    audit: ({ event }) =>
      stageEntry(`review.sending-${event.step}`, event, { versionName: event.versionName }),
    async news(scene) {
      if (scene.event.step !== 'held') return []
      const { title, message } = stageNews.held
      const text = message((await projectOf(scene)).title, nameOf(scene))
      const { link } = await toTeam(scene, { title, message: text, type: 'warning' })
      return [{ to: await scene.people.managers(), title, message: text, type: 'warning', link }]
    },
    live: scene => roomOfStage({ ...scene, event: { ...scene.event, isInternal: true } }),
  },
  'version.discarded': {
    audit: ({ event: { versionName, fileName, ...event } }) =>
      stageEntry('review.discarded', event, { versionName, fileName }),
    live: scene => roomOfStage({ ...scene, event: { ...scene.event, isInternal: true } }),
  },
  'version.recalled': {
    kind: 'review',
    audit: ({ event }) => stageEntry('review.recalled', event, { versionName: event.versionName }),
    async news(scene) {
      const { recalled, recalledForTeam } = stageNews
      const { title } = await projectOf(scene)
      const version = nameOf(scene)
      const told = recalled.message(title, version, scene.event.former)
      const team = await toTeam(scene, {
        title: recalledForTeam.title,
        message: recalledForTeam.message(title, version),
        type: 'info',
      })
      return [
        await toClients(scene, { title: recalled.title, message: told, type: 'warning' }),
        { ...team, to: others(await scene.people.team(scene.event.projectId), scene.actor) },
      ]
    },
    mails: mailsOfRecall,
    live: roomAndProject,
  },
  'version.replaced': {
    kind: 'review',
    audit: ({ event: { versionName, fileName, formerFileName, ...event } }) =>
      stageEntry('review.file-replaced', event, { versionName, fileName, formerFileName }),
    async news(scene) {
      if (scene.event.isInternal) return []
      const { title, message } = stageNews.replaced
      const text = message((await projectOf(scene)).title, nameOf(scene))
      return [await toClients(scene, { title, message: text, type: 'info' })]
    },
    async mails({ event, people }) {
      if (event.isInternal) return []
      const clients = await people.clients(event.projectId, 'review')
      const versionName = aboutAsset(event.versionName, event.asset)
      return mailEach(clients, client => replacedMail({ ...client, ...event, versionName }), {
        capability: 'review',
      })
    },
    live: roomOfStage,
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
  const versionName = nameOf(scene)
  return mailEach(told, client => recalledMail({ ...client, ...event, versionName }), {
    capability: 'review',
  })
}

const stageEntry = (
  action: AuditEntryInput['action'],
  { projectId, deliverableId }: { projectId: string; deliverableId: string },
  detail: Record<string, unknown>,
): AuditEntryInput => ({ action, subject: 'deliverable', subjectId: deliverableId, projectId, detail })
