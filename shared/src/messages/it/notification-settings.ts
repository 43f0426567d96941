import type { NotificationKind } from '../../notifications/kinds.ts'

/** Kinds of notification, as a user reads them where they choose. */
export const notificationKindTexts: Record<NotificationKind, { name: string; what: string }> = {
  status: {
    name: 'Stato, scadenze e riprese',
    what: 'Un progetto nuovo, un cambio di stato o di scadenza, le giornate di ripresa.',
  },
  brief: { name: 'Brief', what: 'Un brief arrivato o cambiato.' },
  review: {
    name: 'Revisione',
    what: 'Commenti, risposte, richieste di modifica, versioni richiamate o sostituite.',
  },
  messages: { name: 'Messaggi', what: 'Messaggi da leggere, menzioni, risposte alle domande.' },
  reminders: { name: 'Promemoria', what: 'Che cosa aspetta il progetto, quando lo studio te lo ricorda.' },
  assignments: { name: 'Assegnazioni', what: 'Progetti e commenti assegnati a te.' },
  requests: { name: 'Richieste', what: 'Richieste nuove, in ritardo o assegnate a te; domande dei clienti.' },
  chat: { name: 'Chat del team', what: 'Quando qualcuno ti nomina.' },
  testimonials: { name: 'Recensioni', what: 'Le recensioni nuove dei clienti.' },
  videoReady: { name: 'Video pronto', what: 'Una versione da guardare, il video definitivo.' },
  orders: { name: 'Condizioni dell’ordine', what: 'Preventivi e proposte.' },
  payments: { name: 'Pagamenti', what: 'Ricevute, fatture, dati bancari, promemoria e link di pagamento.' },
  invitations: { name: 'Inviti', what: 'Inviti a un progetto, a un’azienda o nel team.' },
  security: { name: 'Sicurezza', what: 'Password, accessi e ruoli.' },
}

/** The section of the profile on which a user chooses. */
export const notificationSettingsTexts = {
  title: 'Notifiche',
  intro:
    'Scegli che cosa ti arriva nell’app e per email. Quello che riguarda ordini, pagamenti e sicurezza arriva sempre.',
  kind: 'Argomento',
  channels: { app: 'Nell’app', mail: 'Email' },
  label: (kind: string, channel: string) => `${kind}, ${channel.toLowerCase()}`,
  always: 'Sempre',
  never: 'Non previsto',
  load: 'Impossibile caricare le notifiche',
  failed: 'Impossibile salvare la scelta',
} as const

/** The page behind the link in a mail that switches such mails off. */
export const unsubscribeTexts = {
  title: 'Email che ricevi',
  ask: (kinds: readonly string[]) =>
    kinds.length === 1
      ? 'Non vuoi più ricevere queste email?'
      : 'Non vuoi più ricevere email di questi tipi?',
  app: 'Le notifiche nell’app restano, e continui a ricevere le email su ordini, pagamenti e sicurezza.',
  confirm: 'Non mandarmele più',
  doneTitle: 'Fatto',
  done: 'Da ora non ricevi più queste email:',
  settings: 'Scegli che cosa ricevere',
  invalidTitle: 'Questo link non è valido',
  invalid:
    'Forse è stato copiato solo in parte. Riaprilo dall’email, oppure scegli che cosa ricevere dal tuo profilo.',
} as const

/** Mails about several things at once. */
export const notificationMails = {
  bundle: {
    subject: (count: number, project: string) => `${count} novità su «${project}»`,
    intro: (project: string) => `ecco che cosa è successo negli ultimi minuti in «${project}»:`,
    button: 'Apri il progetto',
  },
} as const
