import { publicTexts } from './public.ts'

/** What the small parts of the screens say, whatever the screen. */
export const uiTexts = {
  checking: publicTexts.session.checking,
  close: publicTexts.close,
  retry: publicTexts.retry,
  optional: publicTexts.form.optional,
  error: publicTexts.form.error.title,
  cancel: 'Annulla',
  tick: 'Per continuare serve la tua conferma',
  showPassword: 'Mostra o nascondi la password',
  toContent: publicTexts.skipToContent,
  noScript: 'Per mandare un modulo, entrare o guardare i video qui serve JavaScript. Oppure scrivici:',
} as const

/** Who did what in a project's history did it when nobody is named. */
export const hubTexts = { program: 'Sistema' } as const

/** The acts of a project's history, in words. */
export const actTexts = {
  'brief.completed': 'Briefing completato',
  'quote.confirmed': 'Preventivo confermato',
  'payment.paid': 'Pagamento ricevuto',
  'payment.refunded': 'Pagamento rimborsato',
  'project.created': 'Progetto creato',
  'review.published': 'Versione pubblicata',
  'review.changes-requested': 'Modifiche richieste',
  'review.approved': 'Video approvato',
  'project.removed': 'Progetto eliminato',
  'project.status': 'Stato cambiato',
  'project.deadline': 'Scadenza cambiata',
  'project.assigned': 'Assegnazioni cambiate',
  'lead.invited': 'Progetto nato da una richiesta',
} as const
