import { euro } from 'shared/formats/units'
import { leadPath } from 'shared/inbox/lead'
import { news } from 'shared/messages/it/news'
import type { Actor } from '../../platform/actor.ts'
import { addQuestion, withdrawQuestionMessage } from '../conversation/conversation.service.ts'
import type { OrderEvents } from '../events/order.events.ts'
import {
  briefReceivedMail,
  clientAskedMail,
  newBriefMail,
  quoteConfirmedMail,
} from '../orders/orders.mails.ts'
import { orderPriceFor } from '../orders/payment/order-price.service.ts'
import { deliveryFor } from '../orders/quote/delivery.service.ts'
import type { EventContext, EventHandlers, RealtimeUpdate } from './event-handler.service.ts'
import {
  aboutProject,
  auditEntries,
  byUser,
  mailBuyers,
  refreshEveryone,
  refreshProject,
  toBuyers,
  toManagers,
  toNotification,
} from './event-recipients.service.ts'
import { invoiceConsequences } from './invoice.handlers.ts'
import { paymentConsequences } from './payment.handlers.ts'
import { transferConsequences } from './transfer.handlers.ts'

const quoteEntry = auditEntries('quote', 'quoteId')

async function refreshQuestion({
  people,
  event: { projectId, questionId, assigneeId },
}: EventContext<'briefing.asked'> | EventContext<'briefing.question-withdrawn'>): Promise<RealtimeUpdate[]> {
  return [
    { to: await people.inbox([assigneeId]), topic: 'lead', ids: { kind: 'question', id: questionId } },
    { to: await people.everyone(projectId), topic: 'message', ids: { projectId } },
  ]
}

export const orderConsequences: EventHandlers<keyof OrderEvents> = {
  ...paymentConsequences,
  ...transferConsequences,
  ...invoiceConsequences,
  'conversation.changed': {
    live: async ({ people, event: { projectId } }) => [
      { to: await people.clients(projectId), topic: 'say', ids: { projectId } },
    ],
  },
  'briefing.asked': {
    kind: 'requests',
    async news({ people, event: { projectId, questionId, assigneeId } }) {
      const { title, client } = await people.project(projectId)
      const told = toNotification('warning', news.clientAsked, title, client)
      return [{ to: await people.inbox([assigneeId]), ...told, link: leadPath('question', questionId) }]
    },
    async mails({ people, event: { projectId, questionId, assigneeId, question } }) {
      const content = clientAskedMail({ ...(await people.project(projectId)), questionId, question })
      return [{ to: await people.inbox([assigneeId]), content }]
    },
    live: refreshQuestion,
    sideEffects: (tx, { clock, event }) => addQuestion(tx, event, clock.now()),
  },
  'briefing.question-withdrawn': {
    live: refreshQuestion,
    sideEffects: (tx, { clock, event }) => withdrawQuestionMessage(tx, event.questionId, clock.now()),
  },
  'recap.changed': {
    live: refreshEveryone('recap'),
  },
  'brief.changed': {
    kind: 'brief',
    async news({ actor, people, event: { projectId } }) {
      const { title, client } = await people.project(projectId)
      const author = studioAuthorOf(actor)
      const told = author
        ? toNotification('info', news.briefChangedByStudio, title, client, author)
        : toNotification('info', news.briefChanged, title, client)
      return [{ to: await people.team(projectId), ...told, link: `/team/project/${projectId}/briefing` }]
    },
  },
  'brief.completed': {
    kind: 'brief',
    audit: byUser(auditEntries('project', 'projectId')('brief.completed')),
    async news({ actor, people, event: { projectId } }) {
      const { title, client } = await people.project(projectId)
      const author = studioAuthorOf(actor)
      const ofClient = toNotification('success', author ? news.briefWritten : news.briefReceived, title)
      const ofTeam = author
        ? toNotification('info', news.newBriefByStudio, title, client, author)
        : toNotification('info', news.newBrief, title, client)
      return [
        await toBuyers({ people, event: { projectId } }, ofClient, 'quote'),
        { to: await people.team(projectId), ...ofTeam, link: `/team/project/${projectId}/briefing` },
      ]
    },
    async mails(scene) {
      const { actor, people, event } = scene
      const { projectId, summary } = event
      const delivery = await deliveryFor(scene, projectId)
      const studioAuthor = studioAuthorOf(actor)
      const isByStudio = studioAuthor !== undefined
      const project = { projectId, delivery, studioAuthor, ...(await people.project(projectId)) }
      return [
        ...(await mailBuyers(scene, named => briefReceivedMail({ ...named, summary, isByStudio }))),
        { to: await people.team(projectId), content: newBriefMail(project) },
      ]
    },
  },
  'quote.confirmed': {
    kind: 'orders',
    audit: byUser(quoteEntry('quote.confirmed', 'totalCents')),
    async news(scene) {
      const told = await aboutProject(scene, 'info', news.quoteConfirmed, euro(scene.event.totalCents))
      return [await toManagers(scene, told)]
    },
    async mails(scene) {
      const { projectId, validUntil } = scene.event
      const price = await orderPriceFor(scene, { projectId })
      if (!price) return []
      const delivery = await deliveryFor(scene, projectId)
      return mailBuyers(scene, named => quoteConfirmedMail({ ...named, price, delivery, validUntil }))
    },
    live: refreshProject,
  },
  'quote.withdrawn': {
    kind: 'orders',
    audit: quoteEntry('quote.withdrawn', 'totalCents'),
    async news(scene) {
      const { actor } = scene
      const told = await aboutProject(scene, 'warning', news.quoteWithdrawn, actor?.name)
      const item = await toBuyers(scene, told, 'quote')
      return [{ ...item, to: item.to.filter(({ userId }) => userId !== actor?.userId) }]
    },
  },
}

/** Returns the member who writes a brief on the client's behalf (docs/decisions/clients.md); undefined for a client. */
const studioAuthorOf = (actor: Actor | undefined): string | undefined =>
  actor?.member ? actor.name : undefined
