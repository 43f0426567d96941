import { euro } from 'shared/formats/euro'
import { news } from 'shared/messages/it/news'
import type { OrderEvents } from '../events/order.events.ts'
import { reminderMail, transferMail } from '../orders/payment/transfer.mails.ts'
import { type ConsequencesOf, toEach } from './consequence.service.ts'
import {
  paymentEntry,
  projectIfThere,
  settled,
  toClient,
  toManagers,
  withProject,
} from './payment-scene.service.ts'
import { projectOnScreens } from './project.consequences.ts'

type TransferType = Extract<keyof OrderEvents, `transfer.${string}` | 'payment.reminded'>

export const transferConsequences: ConsequencesOf<TransferType> = {
  'transfer.begun': {
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
      return toEach(await people.clients(event.projectId), client =>
        transferMail(config, { ...client, ...event, bank }),
      )
    },
    live: projectOnScreens,
  },
  'transfer.booked': {
    audit: ({ event }) => settled({ ...event, totalCents: event.amountCents }),
    news: scene =>
      withProject(scene, async ({ projectId, title }) => {
        const { amountCents, restCents } = scene.event
        // Of the last part tells the payment itself.
        if (restCents === 0) return []
        const { transferBooked } = news
        const message = transferBooked.message(title, euro(amountCents), euro(restCents))
        const told = { title: transferBooked.title, message, type: 'info' } as const
        return [await toClient(scene, projectId, told, 'payment')]
      }),
    mails: null,
    live: projectIfThere,
  },
  'payment.reminded': {
    audit: ({ event: { totalCents, ...of } }) => paymentEntry('payment.reminded', of, { totalCents }),
    async news(scene) {
      const { projectId, totalCents } = scene.event
      const { title } = await scene.people.project(projectId)
      const message = news.reminded.message(title, euro(totalCents))
      return [
        await toClient(scene, projectId, { title: news.reminded.title, message, type: 'warning' }, 'payment'),
      ]
    },
    mails: async ({ config, people, event }) =>
      toEach(await people.clients(event.projectId), client => reminderMail(config, { ...client, ...event })),
    live: projectOnScreens,
  },
}

const TRANSFERS = '/team/administration?view=transfers'
