import { euro } from 'shared/formats/units'
import { news } from 'shared/messages/it/news'
import type { OrderEvents } from '../events/order.events.ts'
import { payLinkMail, reminderMail, transferMail } from '../orders/orders.mails.ts'
import { askedBy } from '../orders/pay-links/pay-links.service.ts'
import type { EventContext, EventHandlers } from './event-handler.service.ts'
import {
  aboutProject,
  auditEntries,
  byUser,
  ifProject,
  mailBuyers,
  type OfProject,
  paymentEntry,
  refreshAdministration,
  refreshProject,
  refreshProjectOfPayment,
  settled,
  toBuyers,
  toManagers,
  toNotification,
} from './event-recipients.service.ts'

const linkEntry = auditEntries('pay-link', 'linkId')
const runEntry = auditEntries('reconciliation', 'runId')
const differenceEntry = auditEntries('difference', 'differenceId')

/** Handlers of pay links, transfers, reminders and the reconciliation with the provider. */
export const transferConsequences = {
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
  'transfer.begun': {
    isActOfClient: true,
    kind: 'payments',
    audit: paymentEntry('transfer.begun', 'totalCents', 'reference'),
    async news(scene) {
      const { totalCents, reference } = scene.event
      const told = await aboutProject(scene, 'info', news.transferBegun, euro(totalCents), reference)
      return [{ ...(await toManagers(scene, told)), link: '/team/administration?view=transfers' }]
    },
    mails(scene) {
      const { bank } = scene.config
      return bank ? mailBuyers(scene, named => transferMail({ ...named, ...scene.event, bank })) : []
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
      const told = await aboutProject(scene, 'warning', news.reminded, euro(scene.event.totalCents))
      return [await toBuyers(scene, told, 'payment')]
    },
    mails: scene => mailBuyers(scene, named => reminderMail({ ...named, ...scene.event })),
    live: refreshProject,
  },
  'reconciliation.done': {
    kind: 'payments',
    audit: runEntry('reconciliation.done', 'untilDay', 'fresh'),
    async news({ people, event: { fresh } }) {
      if (fresh === 0) return []
      const told = toNotification('warning', news.differences, fresh)
      return [{ to: await people.managers(), ...told, link: '/team/administration?view=differences' }]
    },
    live: refreshAdministration,
  },
  'reconciliation.failed': {
    audit: runEntry('reconciliation.failed', 'untilDay'),
    live: refreshAdministration,
  },
  'difference.closed': {
    audit: differenceEntry('difference.closed', 'kind', 'reason'),
    live: refreshAdministration,
  },
} satisfies Partial<EventHandlers<keyof OrderEvents>>

/** Notifies the client of a part that was booked or removed, with the amount still missing. */
const partNews = (
  scene: EventContext<'transfer.booked' | 'transfer.unbooked'>,
  text: typeof news.transferBooked | typeof news.transferUnbooked,
) =>
  ifProject(async (around: OfProject<typeof scene>) => {
    const { amountCents, restCents } = scene.event
    const told = await aboutProject(around, 'info', text, euro(amountCents), euro(restCents))
    return [await toBuyers(around, told, 'payment')]
  })(scene)
