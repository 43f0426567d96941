import type { ClientTurnReason, TurnReason, TurnSide } from '../../projects/turn.ts'

/** Texts of whose turn it is in a project, and why. */
export const turnTexts = {
  side: { team: 'Tocca a noi', client: 'Tocca al cliente', none: 'Niente da fare' } satisfies Record<
    TurnSide,
    string
  >,
  /** Below the heading "Tocca a". */
  to: { team: 'noi', client: 'cliente', none: '' } satisfies Record<TurnSide, string>,
  because: {
    'message-to-answer': 'Messaggio senza risposta',
    'transfer-to-book': 'Bonifico da verificare',
    'brief-to-read': 'Brief da leggere',
    'comments-to-answer': 'Modifiche richieste',
    'version-to-send': 'Versione da inviare',
    'quote-unanswered': 'Preventivo senza conferma da 30 giorni',
    'quote-expired': 'Preventivo scaduto prima del pagamento',
    'version-unanswered': 'Versione senza risposta da 15 giorni',
    'project-to-close': 'Progetto da chiudere',
    'brief-to-write': 'Brief da completare',
    'quote-to-confirm': 'Preventivo da confermare',
    'proposal-to-answer': 'Proposta da valutare',
    payment: 'Pagamento da fare',
    'transfer-to-arrive': 'Bonifico in arrivo',
    'question-to-answer': 'Domanda del team senza risposta',
    'version-to-review': 'Versione da rivedere',
    archived: 'Progetto archiviato',
    completed: 'Progetto completato',
    refunded: 'Pagamento rimborsato',
  } satisfies Record<TurnReason, string>,
} as const

/** The page "Oggi": what waits today, in five lists. */
export const todayTexts = {
  title: 'Oggi',
  intro: 'Cosa aspetta noi e cosa aspetta i clienti.',
  introMember: 'Cosa aspetta noi e i clienti, nei progetti che ti sono assegnati.',
  load: 'Impossibile caricare la giornata',
  lists: {
    late: { title: 'In ritardo', empty: 'Nessun progetto in ritardo' },
    ours: { title: 'Tocca a noi', empty: 'Nessun progetto aspetta noi' },
    theirs: { title: 'Tocca al cliente', empty: 'Nessun progetto aspetta il cliente' },
    overdueRequests: { title: 'Richieste oltre 24 ore', empty: 'Nessuna richiesta oltre le 24 ore' },
    unassigned: { title: 'Da assegnare', empty: 'Ogni progetto ha qualcuno che lo segue' },
  },
  sender: 'Mittente senza nome',
  first: (shown: number, count: number) => `I primi ${shown} di ${count}`,
  all: 'Mostra tutti',
  counts: 'I numeri di oggi',
  remind: 'Ricorda',
  remindOf: (title: string) => `Ricorda al cliente: ${title}`,
  remindTitle: 'Mandare un promemoria?',
  remindText: (client: string) => `${client} riceve questa email, se non ha disattivato i promemoria.`,
  remindConfirm: 'Manda il promemoria',
  reminded: 'Promemoria inviato',
  remindedToday: 'Inviato oggi',
  remindFailed: 'Il promemoria non è partito',
} as const

export const turnReminderMails = {
  subject: (title: string) => `Promemoria: «${title}» aspetta te`,
  preheader: 'Il prossimo passo è il tuo.',
  text: {
    'brief-to-write': (title: string) =>
      `per «${title}» ci manca il brief. Bastano pochi minuti, e puoi riprendere da dove eri.`,
    'quote-to-confirm': (title: string) => `il preventivo per «${title}» è pronto: aspetta la tua conferma.`,
    'proposal-to-answer': (title: string) =>
      `ti abbiamo fatto una proposta per «${title}»: dicci se va bene.`,
    payment: (title: string) => `per «${title}» c’è un pagamento da fare. Appena arriva, andiamo avanti.`,
    'transfer-to-arrive': (title: string) =>
      `aspettiamo ancora il bonifico per «${title}». Se è già partito, non devi fare altro.`,
    'question-to-answer': (title: string) =>
      `ti abbiamo fatto una domanda su «${title}»: aspettiamo la tua risposta.`,
    'version-to-review': (title: string) =>
      `una versione di «${title}» è pronta da rivedere: guardala, commentala o approvala.`,
  } satisfies Record<ClientTurnReason, (title: string) => string>,
  button: 'Vai al progetto',
} as const
