import { news } from 'shared/messages/it/news'
import type { OrderEvents } from '../events/order.events.ts'
import type { EventContext, EventHandlers, RealtimeUpdate } from './event-handler.service.ts'
import { auditEntries, paymentEntry, toNotification } from './event-recipients.service.ts'

const entry = auditEntries('invoice', 'invoiceId')

export const invoiceConsequences = {
  'invoice.issued': {
    audit(scene) {
      const action = scene.event.isCreditNote ? 'credit-note.issued' : 'invoice.issued'
      return entry(action, 'number', 'totalCents')(scene)
    },
    // No live update: the payment has sent one. The invoice number is locked, so this transaction must be short.
  },
  'invoice.missing': {
    kind: 'payments',
    audit: paymentEntry('invoice.missing', 'reason'),
    async news({ people, event: { projectId } }) {
      if (!projectId) return []
      const { title, client } = await people.project(projectId)
      const told = toNotification('warning', news.invoiceMissing, title, client)
      return [{ to: await people.managers(), ...told, link: '/team/invoices' }]
    },
    live: invoiceScreens,
  },
  'invoice.sent': {
    audit: entry('invoice.sent', 'number', 'fileName'),
    live: invoiceScreens,
  },
  'invoice.answered': {
    audit: entry('invoice.answered', 'number', 'fileName', 'answer'),
    live: invoiceScreens,
  },
  'invoice.corrected': {
    audit: entry('invoice.corrected', 'number'),
    live: invoiceScreens,
  },
} satisfies Partial<EventHandlers<keyof OrderEvents>>

/** Invalidates the managers' list and the page of the client's company. */
async function invoiceScreens({ people, event }: InvoiceScene): Promise<RealtimeUpdate[]> {
  const clients = event.projectId ? await people.clients(event.projectId) : []
  return [{ to: [...(await people.managers()), ...clients], topic: 'invoice', ids: {} }]
}

type InvoiceScene = Pick<EventContext<'invoice.sent'>, 'people'> & { event: { projectId: string | null } }
