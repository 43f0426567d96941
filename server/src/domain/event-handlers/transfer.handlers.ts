import { euro } from 'shared/formats/units'
import { news } from 'shared/messages/it/news'
import type { OrderEvents } from '../events/order.events.ts'
import { payLinkMail, reminderMail, transferMail } from '../orders/orders.mails.ts'
import { askedBy } from '../orders/pay-links/pay-links.service.ts'
import type { EventContext, EventHandlers, RealtimeUpdate } from './event-handler.service.ts'
import {
  auditEntries,
  byUser,
  mailClients,
  paymentEntry,
  refreshProject,
  refreshProjectOfPayment,
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
    audit: byUser((scene: EventContext<'pay-link.made'>) =>
      scene.event.email
        ? linkEntry('pay-link.made', 'instalment', 'totalCents', 'email')(scene)
        : linkEntry('pay-link.made', 'instalment', 'totalCents')(scene),
    ),
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
    audit: byUser(linkEntry('pay-link.revoked')),
    live: refreshProject,
  },
}

type TransferType = Extract<keyof OrderEvents, `transfer.${string}` | 'payment.reminded'>

export const transferConsequences: EventHandlers<TransferType> = {
  'transfer.begun': {
    isActOfClient: true,
    kind: 'payments',
    audit: paymentEntry('transfer.begun', 'totalCents', 'reference'),
    async news(scene) {
      const { projectId, totalCents, reference } = scene.event
      const { title } = await scene.people.project(projectId)
      const told = toNotification('info', news.transferBegun, title, euro(totalCents), reference)
      return [{ ...(await toManagers(scene, projectId, told)), link: TRANSFERS }]
    },
    mails(scene) {
      const { bank } = scene.config
      if (!bank) return []
      return mailClients(scene, named => transferMail({ ...named, ...scene.event, bank }), {
        capability: 'order',
      })
    },
    live: refreshProject,
  },
  'transfer.booked': {
    isActOfClient: true,
    kind: 'payments',
    audit: ({ event }) => settled({ ...event, totalCents: event.amountCents }),
    // The last part is notified by the payment's own event.
    news: scene => (scene.event.restCents === 0 ? [] : partNews(scene, news.transferBooked)),
    live: refreshProjectOfPayment,
  },
  'transfer.unbooked': {
    kind: 'payments',
    audit: ({ event }) => settled({ ...event, totalCents: event.amountCents }),
    news: scene => partNews(scene, news.transferUnbooked),
    live: refreshProjectOfPayment,
  },
  'payment.reminded': {
    kind: 'payments',
    audit: paymentEntry('payment.reminded', 'totalCents'),
    async news(scene) {
      const { projectId, totalCents } = scene.event
      const { title } = await scene.people.project(projectId)
      const told = toNotification('warning', news.reminded, title, euro(totalCents))
      return [await toClient(scene, projectId, told, 'payment')]
    },
    mails: scene =>
      mailClients(scene, named => reminderMail({ ...named, ...scene.event }), { capability: 'order' }),
    live: refreshProject,
  },
}

type PartText = typeof news.transferBooked | typeof news.transferUnbooked

/** Notifies the client of a part that was booked or removed, with the amount still missing. */
const partNews = (scene: EventContext<'transfer.booked' | 'transfer.unbooked'>, text: PartText) =>
  withProject(scene, async ({ projectId, title }) => {
    const { amountCents, restCents } = scene.event
    const told = toNotification('info', text, title, euro(amountCents), euro(restCents))
    return [await toClient(scene, projectId, told, 'payment')]
  })

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
    audit: runEntry('reconciliation.done', 'untilDay', 'fresh'),
    async news({ people, event: { fresh } }) {
      if (fresh === 0) return []
      const told = toNotification('warning', news.differences, fresh)
      return [{ to: await people.managers(), ...told, link: DIFFERENCES }]
    },
    live: ({ people }) => onScreens(people),
  },
  'reconciliation.failed': {
    audit: runEntry('reconciliation.failed', 'untilDay'),
    live: ({ people }) => onScreens(people),
  },
  'difference.closed': {
    audit: differenceEntry('difference.closed', 'kind', 'reason'),
    live: ({ people }) => onScreens(people),
  },
}

const DIFFERENCES = '/team/administration?view=differences'

const onScreens = async (people: Recipients): Promise<RealtimeUpdate[]> => [
  { to: await people.managers(), topic: 'administration', ids: {} },
]
