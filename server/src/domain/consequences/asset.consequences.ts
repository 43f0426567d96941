import { reviewNews } from 'shared/messages/it/review-mails'
import type { AssetEvents } from '../events/asset.events.ts'
import { makeBalanceDue } from '../orders/payment/balance-due.service.ts'
import type { AuditEntry, ConsequencesOf } from './consequence.service.ts'
import { roomAndProject, toClients } from './review-scene.service.ts'

/** The log alone remembers it; whoever has the room open sees it. */
export const assetConsequences: ConsequencesOf<keyof AssetEvents> = {
  'asset.added': {
    audit: ({ event }) => entry('asset.added', event),
    news: null,
    mails: null,
    live: roomAndProject,
  },
  'asset.removed': {
    audit: ({ event }) => entry('asset.removed', event),
    async news(scene) {
      if (!scene.event.completes) return []
      const { title } = await scene.people.project(scene.event.projectId)
      const { delivered } = reviewNews
      const message = delivered.message(title)
      return [await toClients(scene, { title: delivered.title, message, type: 'success' })]
    },
    mails: null,
    live: roomAndProject,
    async acts(work, { event, now }) {
      if (event.completes) await makeBalanceDue(work, event.projectId, { because: 'approved', now })
    },
  },
}

const entry = (
  action: AuditEntry['action'],
  { projectId, assetId, label }: AssetEvents['asset.added'],
): AuditEntry => ({ action, subject: 'asset', subjectId: assetId, projectId, detail: { label } })
