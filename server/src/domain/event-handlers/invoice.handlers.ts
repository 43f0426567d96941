import { news } from 'shared/messages/it/news'
import type { OrderEvents } from '../events/order.events.ts'
import type { EventHandlers, RealtimeUpdate } from './event-handler.service.ts'
import { auditEntries, paymentEntry, toNotification } from './event-recipients.service.ts'
import type { Recipients } from './people.service.ts'

type InvoiceType = Extract<keyof OrderEvents, `invoice.${string}`>

const entry = auditEntries('invoice', 'invoiceId')

export const invoiceConsequences: EventHandlers<InvoiceType> = {
  'invoice.issued': {
    audit: ({ event: { number, totalCents, ...of } }) => entry('invoice.issued', of, { number, totalCents }),
    // No live update: the payment has sent one. The invoice number is locked, so this transaction must be short.
  },
  'invoice.missing': {
    kind: 'payments',
    audit: ({ event: { reason, ...of } }) => paymentEntry('invoice.missing', of, { reason }),
    async news({ people, event: { projectId } }) {
      if (!projectId) return []
      const { title, client } = await people.project(projectId)
      return [
        {
          to: await people.managers(),
          ...toNotification('warning', news.invoiceMissing, title, client),
          link: '/team/invoices',
        },
      ]
    },
    live: ({ people, event }) => onScreens(people, event.projectId),
  },
  'invoice.sent': {
    audit: ({ event: { number, fileName, ...of } }) => entry('invoice.sent', of, { number, fileName }),
    live: ({ people, event }) => onScreens(people, event.projectId),
  },
  'invoice.answered': {
    audit: ({ event: { number, fileName, answer, ...of } }) =>
      entry('invoice.answered', of, { number, fileName, answer }),
    live: ({ people, event }) => onScreens(people, event.projectId),
  },
  'invoice.corrected': {
    audit: ({ event: { number, ...of } }) => entry('invoice.corrected', of, { number }),
    live: ({ people, event }) => onScreens(people, event.projectId),
  },
}

/** Invalidates the managers' list and the page of the client's company. */
async function onScreens(people: Recipients, projectId: string | null): Promise<RealtimeUpdate[]> {
  const clients = projectId ? await people.clients(projectId) : []
  return [{ to: [...(await people.managers()), ...clients], topic: 'invoice', ids: {} }]
}
