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
import type { EventContext, EventHandlers } from './event-handler.service.ts'
import {
  aboutProject,
  auditEntries,
  byUser,
  ifProject,
  letterOfPrivilegedAct,
  mailBuyers,
  newsOfPrivilegedAct,
  type OfProject,
  type PrivilegedAct,
  paymentEntry,
  refreshAdministration,
  refreshProject,
  refreshProjectOfPayment,
  roomAndProject,
  settled,
  toBuyers,
  toManagers,
  toNotification,
} from './event-recipients.service.ts'

/** Returns the actor of a payment; the user id is null if it was paid by a link. */
const payerOf = ({ payerId, throughLink }: { payerId: string | null; throughLink: boolean }) => ({
  userId: throughLink ? null : payerId,
})

type RefundScene = EventContext<'payment.refunded' | 'payment.partly-refunded'>

const refundNews = ifProject(async (scene: OfProject<RefundScene>) => {
  const told = await aboutProject(scene, 'info', news.refunded, euro(scene.event.backCents))
  const act = await refundByManager(scene)
  return [
    await toBuyers(scene, told, 'documents'),
    act ? await newsOfPrivilegedAct(scene, act) : await toManagers(scene, told),
  ]
})

/** Mails a refund to the client, and to every manager if one of them made it. */
const refundLetters = ifProject(async (scene: OfProject<RefundScene>) => {
  const { backCents: totalCents } = scene.event
  const act = await refundByManager(scene)
  return [
    ...(await mailBuyers(scene, named => refundedMail({ ...named, totalCents }))),
    ...(act ? [await letterOfPrivilegedAct(scene, act)] : []),
  ]
})

/** Describes a refund by a manager; undefined if the provider refunded by itself. */
async function refundByManager(scene: OfProject<RefundScene>): Promise<PrivilegedAct | undefined> {
  const { actor, event } = scene
  if (!actor) return undefined
  const told = await aboutProject(scene, 'warning', news.managerRefunded, euro(event.backCents), actor.name)
  return { ...told, link: `/team/project/${event.projectId}` }
}

const paidNews = { deposit: news.paid, balance: news.balancePaid, extra: proposalNews.extraPaid }

export const paymentConsequences = {
  'payment.begun': { isActOfClient: true, live: refreshProject },
  'payment.paid': {
    isActOfClient: true,
    kind: 'payments',
    audit: ({ event }) => ({ ...settled(event), by: payerOf(event) }),
    news: ifProject(async scene => {
      const { instalment, totalCents, throughLink } = scene.event
      const paid = await aboutProject(scene, 'success', paidNews[instalment], euro(totalCents))
      const told = throughLink ? { ...paid, message: payLinkNews.throughLink(paid.message) } : paid
      return [await toBuyers(scene, told, 'documents'), await toManagers(scene, told)]
    }),
    mails: ifProject(async scene => {
      const { config, people, event } = scene
      const { projectId, paymentId: id } = event
      const price = (await priceOfPaidOrder(scene, projectId)) ?? null
      const delivery = await deliveryFor(scene, projectId)
      const ofTeam = paidTeamMail({ ...event, ...(await people.project(projectId)) })
      return [
        ...(await mailBuyers(scene, named =>
          receiptMail(config, { ...event, ...named, id, price, delivery }),
        )),
        { to: await people.managers(), content: ofTeam },
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
    news: ifProject(async scene => {
      // The client who cancels a transfer needs no notification.
      if (scene.event.provider === 'bank-transfer') return []
      return [await toBuyers(scene, await aboutProject(scene, 'error', news.paymentFailed), 'payment')]
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
      const told = await aboutProject(scene, 'warning', news.balanceDue, euro(scene.event.totalCents))
      return [await toBuyers(scene, told, 'payment')]
    },
    mails: scene => mailBuyers(scene, named => balanceDueMail({ ...named, ...scene.event })),
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
    live: refreshAdministration,
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
      const { fullName } = await scene.people.person(scene.event.userId)
      return [await toManagers(scene, await aboutProject(scene, 'warning', news.refundAsked, fullName))]
    },
    async mails(scene) {
      const { people, event } = scene
      const { title } = await people.project(event.projectId)
      return [
        ...(await mailBuyers(scene, refundAskedMail)),
        { to: await people.managers(), content: refundAskedTeamMail({ ...event, title }) },
      ]
    },
    live: async scene => [
      ...(await refreshProject(scene)),
      { to: await scene.people.managers(), topic: 'lead', ids: {} },
    ],
  },
} satisfies Partial<EventHandlers<keyof OrderEvents>>

const DISPUTES = '/team/administration?view=disputes'
