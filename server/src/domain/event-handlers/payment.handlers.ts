import { euro } from 'shared/formats/units'
import { news } from 'shared/messages/it/news'
import { payLinkNews } from 'shared/messages/it/pay-links'
import { proposalNews } from 'shared/messages/it/proposals'
import { openOrderedAssets } from '../deliverables/assets/assets.service.ts'
import type { OrderEvents } from '../events/order.events.ts'
import { priceOfPaidOrder } from '../orders/payment/order-price.service.ts'
import {
  balanceDueMail,
  paidTeamMail,
  receiptMail,
  refundAskedMail,
  refundAskedTeamMail,
  refundedMail,
} from '../orders/payment/payment.mails.ts'
import { deliveryFor } from '../orders/quote/delivery.service.ts'
import type { EventContext, EventHandlers, MailMessage, NotificationInput } from './event-handler.service.ts'
import {
  auditEntries,
  byUser,
  ifProject,
  letterOfPrivilegedAct,
  mailClients,
  newsOfPrivilegedAct,
  type PrivilegedAct,
  paymentEntry,
  refreshProject,
  refreshProjectOfPayment,
  roomAndProject,
  settled,
  toClient,
  toManagers,
  toNotification,
  withProject,
} from './event-recipients.service.ts'

/** Returns the actor of a payment; the user id is null if it was paid by a link. */
const payerOf = ({ payerId, throughLink }: { payerId: string | null; throughLink: boolean }) => ({
  userId: throughLink ? null : payerId,
})

const paidNews = { deposit: news.paid, balance: news.balancePaid, extra: proposalNews.extraPaid }

type PaymentType = Exclude<
  Extract<keyof OrderEvents, `payment.${string}` | 'billing.saved' | 'balance.due' | `refund.${string}`>,
  'payment.reminded'
>

export const paymentConsequences: EventHandlers<PaymentType> = {
  'payment.begun': { isActOfClient: true, live: refreshProject },
  'payment.paid': {
    isActOfClient: true,
    kind: 'payments',
    audit: ({ event }) => ({ ...settled(event), by: payerOf(event) }),
    news: scene =>
      withProject(scene, async ({ projectId, title }) => {
        const { instalment, totalCents, throughLink } = scene.event
        const words = paidNews[instalment]
        const paid = words.message(title, euro(totalCents))
        const message = throughLink ? payLinkNews.throughLink(paid) : paid
        const told = { title: words.title, message, type: 'success' } as const
        return [await toClient(scene, projectId, told, 'documents'), await toManagers(scene, projectId, told)]
      }),
    mails: scene =>
      withProject(scene, async ({ projectId, ...project }) => {
        const { paymentId, ...event } = scene.event
        const price = (await priceOfPaidOrder(scene, projectId)) ?? null
        const delivery = await deliveryFor(scene, projectId)
        return [
          ...(await mailClients(
            { ...scene, event: { projectId } },
            named => receiptMail(scene.config, { ...event, ...named, id: paymentId, price, delivery }),
            { capability: 'order' },
          )),
          {
            to: await scene.people.managers(),
            content: paidTeamMail({ ...event, ...project, projectId }),
          },
        ]
      }),
    live: ifProject(roomAndProject),
    async sideEffects(tx, { clock, event: { projectId, paymentId, instalment } }) {
      if (projectId) await openOrderedAssets(tx, { projectId, paymentId, instalment }, clock.now())
    },
  },
  'payment.failed': {
    kind: 'payments',
    audit: ({ event }) => ({ ...settled(event), by: payerOf(event) }),
    news: scene =>
      withProject(scene, async ({ projectId, title }) => {
        // The client who cancels a transfer needs no notification.
        if (scene.event.provider === 'bank-transfer') return []
        const told = toNotification('error', news.paymentFailed, title)
        return [await toClient(scene, projectId, told, 'payment')]
      }),
    live: refreshProjectOfPayment,
  },
  'payment.refunded': {
    kind: 'payments',
    audit: ({ event }) => settled(event),
    news: refundNews,
    mails: refundLetters,
    live: refreshProjectOfPayment,
  },
  'payment.partly-refunded': {
    kind: 'payments',
    audit: ({ event: { backCents, ...event } }) => settled({ ...event, totalCents: backCents }),
    news: refundNews,
    mails: refundLetters,
    live: refreshProjectOfPayment,
  },
  'billing.saved': {
    audit: byUser(auditEntries('company', 'companyId')('billing.saved')),
    live: ({ event: { userId } }) => [{ to: [{ userId }], topic: 'project', ids: {} }],
  },
  'balance.due': {
    kind: 'payments',
    audit: paymentEntry('balance.due', 'totalCents', 'because'),
    async news(scene) {
      const { projectId, totalCents } = scene.event
      const { title } = await scene.people.project(projectId)
      const told = toNotification('warning', news.balanceDue, title, euro(totalCents))
      return [await toClient(scene, projectId, told, 'payment')]
    },
    mails: scene =>
      mailClients(scene, named => balanceDueMail({ ...named, ...scene.event }), { capability: 'order' }),
    live: refreshProject,
  },
  'payment.odd': {
    kind: 'payments',
    audit: paymentEntry('payment.odd', 'reference', 'cause'),
    async news({ people, event: { projectId, paymentId, reference, cause } }) {
      const toProject = projectId ? `/team/project/${projectId}` : '/team/projects'
      const link = cause ? '/team/administration?view=differences' : toProject
      const told = toNotification('warning', news.paymentOdd, reference ?? paymentId)
      return [{ to: await people.managers(), ...told, link }]
    },
    live: async ({ people }) => [{ to: await people.managers(), topic: 'administration', ids: {} }],
  },
  'payment.dispute-closed': {
    kind: 'payments',
    audit: paymentEntry('payment.dispute-closed', 'reference', 'outcome'),
    async news({ people, event: { paymentId, reference, outcome } }) {
      const told = toNotification('info', news.disputeClosed[outcome], reference ?? paymentId)
      return [{ to: await people.managers(), ...told, link: DISPUTES }]
    },
  },
  'refund.ordered': {
    audit({ event }) {
      const entry = settled({ ...event, totalCents: event.amountCents })
      return { ...entry, detail: { ...entry.detail, reason: event.reason } }
    },
  },
  'refund.requested': {
    kind: 'payments',
    audit: byUser(paymentEntry('refund.asked')),
    async news(scene) {
      const { projectId, userId } = scene.event
      const project = await scene.people.project(projectId)
      const { fullName } = await scene.people.person(userId)
      const told = toNotification('warning', news.refundAsked, project.title, fullName)
      return [await toManagers(scene, projectId, told)]
    },
    async mails(scene) {
      const { people, event } = scene
      const { projectId } = event
      const { title } = await people.project(projectId)
      return [
        ...(await mailClients(scene, refundAskedMail, { capability: 'order' })),
        { to: await people.managers(), content: refundAskedTeamMail({ ...event, title }) },
      ]
    },
    live: async scene => [
      ...(await refreshProject(scene)),
      { to: await scene.people.managers(), topic: 'lead', ids: {} },
    ],
  },
}

const DISPUTES = '/team/administration?view=disputes'

type RefundType = 'payment.refunded' | 'payment.partly-refunded'

function refundNews(scene: EventContext<RefundType>): Promise<NotificationInput[]> {
  return withProject(scene, async ({ projectId, title }) => {
    const told = toNotification('info', news.refunded, title, euro(scene.event.backCents))
    const act = refundByManager(scene, { projectId, title })
    return [
      await toClient(scene, projectId, told, 'documents'),
      act ? await newsOfPrivilegedAct(scene, act) : await toManagers(scene, projectId, told),
    ]
  })
}

/** Mails a refund to the client, and to every manager if one of them made it. */
function refundLetters(scene: EventContext<RefundType>): Promise<MailMessage[]> {
  return withProject(scene, async ({ projectId, title }) => {
    const { backCents: totalCents } = scene.event
    const act = refundByManager(scene, { projectId, title })
    const around = { ...scene, event: { projectId } }
    return [
      ...(await mailClients(around, named => refundedMail({ ...named, totalCents }), {
        capability: 'order',
      })),
      ...(act ? [await letterOfPrivilegedAct(scene, act)] : []),
    ]
  })
}

/** Describes a refund by a manager; undefined if the provider refunded by itself. */
function refundByManager(
  { actor, event }: Pick<EventContext<RefundType>, 'actor' | 'event'>,
  { projectId, title }: { projectId: string; title: string },
): PrivilegedAct | undefined {
  if (!actor) return undefined
  return {
    title: news.managerRefunded.title,
    message: news.managerRefunded.message(title, euro(event.backCents), actor.name),
    link: `/team/project/${projectId}`,
  }
}
