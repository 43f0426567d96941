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
import {
  type EventContext,
  type EventHandlers,
  type MailMessage,
  mailEach,
  type NotificationInput,
  type RealtimeUpdate,
} from './event-handler.service.ts'
import {
  letterOfPrivilegedAct,
  newsOfPrivilegedAct,
  type PrivilegedAct,
  paymentEntry,
  projectIfThere,
  refreshProject,
  refreshRoom,
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
        const delivery = await deliveryFor({ clock: { now: () => scene.now } }, scene.db, projectId)
        return [
          ...mailEach(await scene.people.clients(projectId, 'order'), client =>
            receiptMail(scene.config, { ...client, ...event, id: paymentId, projectId, price, delivery }),
          ),
          {
            to: await scene.people.managers(),
            content: paidTeamMail({ ...event, ...project, projectId }),
          },
        ]
      }),
    live: async scene => [...(await projectIfThere(scene)), ...(await roomIfThere(scene))],
    async sideEffects(tx, { event: { projectId, paymentId, instalment }, now }) {
      if (projectId) await openOrderedAssets(tx, { projectId, paymentId, instalment }, now)
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
    live: projectIfThere,
  },
  'payment.refunded': {
    kind: 'payments',
    audit: ({ event }) => settled(event),
    news: scene => refundNews(scene),
    mails: scene => refundLetters(scene),
    live: projectIfThere,
  },
  'payment.partly-refunded': {
    kind: 'payments',
    audit: ({ event: { backCents, ...event } }) => settled({ ...event, totalCents: backCents }),
    news: scene => refundNews(scene),
    mails: scene => refundLetters(scene),
    live: projectIfThere,
  },
  'billing.saved': {
    audit: ({ event: { companyId, userId } }) => ({
      action: 'billing.saved',
      subject: 'company',
      subjectId: companyId,
      by: { userId },
    }),
    live: ({ event: { userId } }) => [{ to: [{ userId }], topic: 'project', ids: {} }],
  },
  'balance.due': {
    kind: 'payments',
    audit: ({ event: { totalCents, because, ...of } }) =>
      paymentEntry('balance.due', of, { totalCents, because }),
    async news(scene) {
      const { projectId, totalCents } = scene.event
      const { title } = await scene.people.project(projectId)
      const told = toNotification('warning', news.balanceDue, title, euro(totalCents))
      return [await toClient(scene, projectId, told, 'payment')]
    },
    mails: async ({ people, event }) =>
      mailEach(await people.clients(event.projectId, 'order'), client =>
        balanceDueMail({ ...client, ...event }),
      ),
    live: refreshProject,
  },
  'payment.odd': {
    kind: 'payments',
    audit: ({ event: { reference, cause, ...of } }) =>
      paymentEntry('payment.odd', of, { reference, ...(cause && { cause }) }),
    async news({ people, event: { projectId, paymentId, reference, cause } }) {
      const toProject = projectId ? `/team/project/${projectId}` : '/team/projects'
      return [
        {
          to: await people.managers(),
          ...toNotification('warning', news.paymentOdd, reference ?? paymentId),
          link: cause ? '/team/administration?view=differences' : toProject,
        },
      ]
    },
    live: async ({ people }) => [{ to: await people.managers(), topic: 'administration', ids: {} }],
  },
  'payment.dispute-closed': {
    kind: 'payments',
    audit: ({ event: { reference, outcome, ...of } }) =>
      paymentEntry('payment.dispute-closed', of, { reference, outcome }),
    async news({ people, event: { paymentId, reference, outcome } }) {
      const told = toNotification('info', news.disputeClosed[outcome], reference ?? paymentId)
      return [{ to: await people.managers(), ...told, link: DISPUTES }]
    },
  },
  'refund.ordered': {
    audit: ({ event: { reason, amountCents, ...event } }) => {
      const entry = settled({
        ...event,
        type: 'payment.refunded',
        totalCents: amountCents,
        backCents: amountCents,
      })
      return { ...entry, action: 'refund.ordered', detail: { ...entry.detail, reason } }
    },
  },
  'refund.requested': {
    kind: 'payments',
    audit: ({ event: { projectId, paymentId, userId } }) => ({
      action: 'refund.asked',
      subject: 'payment',
      subjectId: paymentId,
      projectId,
      by: { userId },
    }),
    async news(scene) {
      const { projectId, userId } = scene.event
      const project = await scene.people.project(projectId)
      const { fullName } = await scene.people.person(userId)
      const told = toNotification('warning', news.refundAsked, project.title, fullName)
      return [await toManagers(scene, projectId, told)]
    },
    async mails({ people, event }) {
      const { projectId } = event
      const { title } = await people.project(projectId)
      return [
        ...mailEach(await people.clients(projectId, 'order'), client =>
          refundAskedMail({ ...client, projectId }),
        ),
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

const refreshReview = refreshRoom('deliverable')

/** Invalidates the review room, which shows what was ordered. */
const roomIfThere = async ({
  people,
  event: { projectId },
}: EventContext<'payment.paid'>): Promise<RealtimeUpdate[]> =>
  projectId ? refreshReview({ people, event: { projectId } }) : []

type RefundType = 'payment.refunded' | 'payment.partly-refunded'

const refundNews = <Type extends RefundType>(scene: EventContext<Type>): Promise<NotificationInput[]> =>
  withProject(scene, async ({ projectId, title }) => {
    const told = toNotification('info', news.refunded, title, euro(scene.event.backCents))
    const act = refundByManager(scene, { projectId, title })
    return [
      await toClient(scene, projectId, told, 'documents'),
      act ? await newsOfPrivilegedAct(scene, act) : await toManagers(scene, projectId, told),
    ]
  })

/** Mails a refund to the client, and to every manager if one of them made it. */
const refundLetters = <Type extends RefundType>(scene: EventContext<Type>): Promise<MailMessage[]> =>
  withProject(scene, async ({ projectId, title }) => {
    const { backCents: totalCents } = scene.event
    const act = refundByManager(scene, { projectId, title })
    return [
      ...mailEach(await scene.people.clients(projectId, 'order'), client =>
        refundedMail({ ...client, projectId, totalCents }),
      ),
      ...(act ? [await letterOfPrivilegedAct(scene, act)] : []),
    ]
  })

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
