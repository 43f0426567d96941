import { euro } from 'shared/formats/units'
import { news } from 'shared/messages/it/news'
import type { OrderEvents } from '../events/order.events.ts'
import { payLinkMail, reminderMail, transferMail } from '../orders/orders.mails.ts'
import { askedBy } from '../orders/pay-links/pay-links.service.ts'
import {
  type AuditEntryInput,
  type EventHandlers,
  mailEach,
  type RealtimeUpdate,
} from './event-handler.service.ts'
import {
  paymentEntry,
  projectIfThere,
  settled,
  toClient,
  toManagers,
  withProject,
} from './event-recipients.service.ts'
import type { Recipients } from './people.service.ts'
import { refreshProject } from './project.handlers.ts'

type PayLinkType = Extract<keyof OrderEvents, `pay-link.${string}`>

export const payLinkConsequences: EventHandlers<PayLinkType> = {
  'pay-link.made': {
    kind: 'payments',
    audit: ({ event }) => {
      const { instalment, totalCents, email } = event
      return { ...entry(event, 'pay-link.made'), detail: { instalment, totalCents, ...(email && { email }) } }
    },
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
    audit: ({ event }) => entry(event, 'pay-link.revoked'),
    live: refreshProject,
  },
}

const entry = (
  { linkId, projectId, userId }: { linkId: string; projectId: string; userId: string },
  action: AuditEntryInput['action'],
): AuditEntryInput => ({ action, subject: 'pay-link', subjectId: linkId, projectId, by: { userId } })

type TransferType = Extract<keyof OrderEvents, `transfer.${string}` | 'payment.reminded'>

export const transferConsequences: EventHandlers<TransferType> = {
  'transfer.begun': {
    kind: 'payments',
    audit: ({ event: { totalCents, reference, ...of } }) =>
      paymentEntry('transfer.begun', of, { totalCents, reference }),
    async news(scene) {
      const { projectId, totalCents, reference } = scene.event
      const { title } = await scene.people.project(projectId)
      const message = news.transferBegun.message(title, euro(totalCents), reference)
      const told = { title: news.transferBegun.title, message, type: 'info' } as const
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
    kind: 'payments',
    audit: ({ event }) => settled({ ...event, totalCents: event.amountCents }),
    news: scene =>
      withProject(scene, async ({ projectId, title }) => {
        const { amountCents, restCents } = scene.event
        // The last part is notified by the payment's own event.
        if (restCents === 0) return []
        const { transferBooked } = news
        const message = transferBooked.message(title, euro(amountCents), euro(restCents))
        const told = { title: transferBooked.title, message, type: 'info' } as const
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
      const message = news.reminded.message(title, euro(totalCents))
      return [
        await toClient(scene, projectId, { title: news.reminded.title, message, type: 'warning' }, 'payment'),
      ]
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

export const reconciliationConsequences: EventHandlers<ReconciliationType> = {
  'reconciliation.done': {
    kind: 'payments',
    audit: ({ event: { runId, untilDay, fresh } }) => ({
      action: 'reconciliation.done',
      subject: 'reconciliation',
      subjectId: runId,
      detail: { untilDay, fresh },
    }),
    async news({ people, event: { fresh } }) {
      if (fresh === 0) return []
      const { title, message } = news.differences
      return [
        { to: await people.managers(), title, message: message(fresh), type: 'warning', link: DIFFERENCES },
      ]
    },
    live: ({ people }) => onScreens(people),
  },
  'reconciliation.failed': {
    audit: ({ event: { runId, untilDay } }) => ({
      action: 'reconciliation.failed',
      subject: 'reconciliation',
      subjectId: runId,
      detail: { untilDay },
    }),
    live: ({ people }) => onScreens(people),
  },
  'difference.closed': {
    audit: ({ event: { differenceId, projectId, kind, reason } }) => ({
      action: 'difference.closed',
      subject: 'difference',
      subjectId: differenceId,
      ...(projectId && { projectId }),
      detail: { kind, reason },
    }),
    live: ({ people }) => onScreens(people),
  },
}

const DIFFERENCES = '/team/administration?view=differences'

const onScreens = async (people: Recipients): Promise<RealtimeUpdate[]> => [
  { to: await people.managers(), topic: 'administration', ids: {} },
]
