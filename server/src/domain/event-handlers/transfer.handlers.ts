import { euro } from 'shared/formats/units'
import { news } from 'shared/messages/it/news'
import type { OrderEvents } from '../events/order.events.ts'
import { payLinkMail, reminderMail, transferMail } from '../orders/orders.mails.ts'
import { askedBy } from '../orders/pay-links/pay-links.service.ts'
import { type EventHandlers, mailEach, type RealtimeUpdate } from './event-handler.service.ts'
import {
  auditEntries,
  paymentEntry,
  projectIfThere,
  refreshProject,
  settled,
  toClient,
  toManagers,
  toNotification,
  withProject,
} from './event-recipients.service.ts'
import type { Recipients } from './people.service.ts'

type PayLinkType = Extract<keyof OrderEvents, `pay-link.${string}`>

const linkEntry = auditEntries('pay-link', 'linkId')

export const payLinkConsequences: EventHandlers<PayLinkType> = {
  'pay-link.made': {
    kind: 'payments',
    audit: ({ event: { userId, instalment, totalCents, email, ...of } }) => ({
      ...linkEntry('pay-link.made', of, { instalment, totalCents, ...(email && { email }) }),
      by: { userId },
    }),
    async mails({ db, people, event }) {
      const { email, userId, totalCents, expiresAt, token } = event
      if (!email) return []
      const { title, company } = await askedBy(db, event)
      const { fullName: maker } = await people.person(userId)
      const content = payLinkMail({ title, company, maker, totalCents, expiresAt, token })
      return [{ to: email, content }]
    },
    live: refreshProject,
  },
  'pay-link.opened': { live: refreshProject },
  'pay-link.revoked': {
    audit: ({ event }) => ({ ...linkEntry('pay-link.revoked', event), by: { userId: event.userId } }),
    live: refreshProject,
  },
}

type TransferType = Extract<keyof OrderEvents, `transfer.${string}` | 'payment.reminded'>

export const transferConsequences: EventHandlers<TransferType> = {
  'transfer.begun': {
    isActOfClient: true,
    kind: 'payments',
    audit: ({ event: { totalCents, reference, ...of } }) =>
      paymentEntry('transfer.begun', of, { totalCents, reference }),
    async news(scene) {
      const { projectId, totalCents, reference } = scene.event
      const { title } = await scene.people.project(projectId)
      const told = toNotification('info', news.transferBegun, title, euro(totalCents), reference)
      return [{ ...(await toManagers(scene, projectId, told)), link: TRANSFERS }]
    },
    mails: async ({ config, people, event }) => {
      const { bank } = config
      if (!bank) return []
      return mailEach(await people.clients(event.projectId, 'order'), client =>
        transferMail({ ...client, ...event, bank }),
      )
    },
    live: refreshProject,
  },
  'transfer.booked': {
    isActOfClient: true,
    kind: 'payments',
    audit: ({ event }) => settled({ ...event, totalCents: event.amountCents }),
    news: scene =>
      withProject(scene, async ({ projectId, title }) => {
        const { amountCents, restCents } = scene.event
        // The last part is notified by the payment's own event.
        if (restCents === 0) return []
        const told = toNotification('info', news.transferBooked, title, euro(amountCents), euro(restCents))
        return [await toClient(scene, projectId, told, 'payment')]
      }),
    live: projectIfThere,
  },
  'transfer.unbooked': {
    kind: 'payments',
    audit: ({ event }) => settled({ ...event, totalCents: event.amountCents }),
    news: scene =>
      withProject(scene, async ({ projectId, title }) => {
        const { amountCents, restCents } = scene.event
        const told = toNotification('info', news.transferUnbooked, title, euro(amountCents), euro(restCents))
        return [await toClient(scene, projectId, told, 'payment')]
      }),
    live: projectIfThere,
  },
  'payment.reminded': {
    kind: 'payments',
    audit: ({ event: { totalCents, ...of } }) => paymentEntry('payment.reminded', of, { totalCents }),
    async news(scene) {
      const { projectId, totalCents } = scene.event
      const { title } = await scene.people.project(projectId)
      const told = toNotification('warning', news.reminded, title, euro(totalCents))
      return [await toClient(scene, projectId, told, 'payment')]
    },
    mails: async ({ people, event }) =>
      mailEach(await people.clients(event.projectId, 'order'), client =>
        reminderMail({ ...client, ...event }),
      ),
    live: refreshProject,
  },
}

const TRANSFERS = '/team/administration?view=transfers'

type ReconciliationType = Extract<
  keyof OrderEvents,
  'reconciliation.done' | 'reconciliation.failed' | 'difference.closed'
>

const runEntry = auditEntries('reconciliation', 'runId')
const differenceEntry = auditEntries('difference', 'differenceId')

export const reconciliationConsequences: EventHandlers<ReconciliationType> = {
  'reconciliation.done': {
    kind: 'payments',
    audit: ({ event }) =>
      runEntry('reconciliation.done', event, { untilDay: event.untilDay, fresh: event.fresh }),
    async news({ people, event: { fresh } }) {
      if (fresh === 0) return []
      const told = toNotification('warning', news.differences, fresh)
      return [{ to: await people.managers(), ...told, link: DIFFERENCES }]
    },
    live: ({ people }) => onScreens(people),
  },
  'reconciliation.failed': {
    audit: ({ event }) => runEntry('reconciliation.failed', event, { untilDay: event.untilDay }),
    live: ({ people }) => onScreens(people),
  },
  'difference.closed': {
    audit: ({ event: { kind, reason, ...of } }) => differenceEntry('difference.closed', of, { kind, reason }),
    live: ({ people }) => onScreens(people),
  },
}

const DIFFERENCES = '/team/administration?view=differences'

const onScreens = async (people: Recipients): Promise<RealtimeUpdate[]> => [
  { to: await people.managers(), topic: 'administration', ids: {} },
]
