import { pluralIt } from '../../formats/italian.ts'
import type { LeadClock } from '../../inbox/lead.ts'

const HOUR = 60
const DAY = 24 * HOUR

function spanOf(minutes: number): string {
  if (minutes < HOUR) return minutes <= 1 ? 'un minuto' : pluralIt(minutes, 'minuto', 'minuti')
  if (minutes < 2 * HOUR) return 'un’ora'
  if (minutes < 2 * DAY) return pluralIt(Math.floor(minutes / HOUR), 'ora', 'ore')
  return pluralIt(Math.floor(minutes / DAY), 'giorno', 'giorni')
}

/**
 * Returns the state of the 24-hour promise: 'Scade tra 3 ore', 'In ritardo di 2 ore'. Hours are rounded, so that a new
 * request has 24; the last ones are rounded down, so that they never name more time than there is.
 */
export function clockIt({ state, minutes }: LeadClock): string {
  if (state === 'late') return `In ritardo di ${spanOf(minutes)}`
  return `Scade tra ${spanOf(state === 'ok' ? Math.round(minutes / HOUR) * HOUR : minutes)}`
}

/** Labels of the data that a sender gives, on the screen of a request and in the mail about a new one. */
export const leadFields = {
  name: 'Nome',
  company: 'Azienda',
  email: 'Email',
  phone: 'Telefono',
  location: 'Luogo',
  website: 'Sito web',
  videoUrl: 'Video',
} as const

/** The requests inbox (team hub). */
export const inboxTexts = {
  intro: 'Chi ci ha scritto e chi risponde. Abbiamo promesso una risposta entro 24 ore.',
  introMember: 'Le richieste che ti sono assegnate. Abbiamo promesso una risposta entro 24 ore.',
  newCount: (shown: string) => (shown === '1' ? '1 richiesta nuova' : `${shown} richieste nuove`),
  counts: {
    label: 'Quante richieste',
    new: 'nuove',
    inProgress: 'in lavorazione',
    late: 'in ritardo',
  },
  search: 'Cerca per nome, azienda o testo',
  columns: { kind: 'Tipo', lead: 'Richiesta', state: 'Stato' },
  kindLabel: 'Tipo di richiesta',
  stateLabel: 'Stato della richiesta',
  mine: 'Solo le mie',
  noMatch: 'Nessuna richiesta con questi filtri',
  clear: 'Azzera i filtri',
  emptyMember: 'Nessuna richiesta assegnata',
  emptyMemberText: 'Quando un Project Manager te ne assegna una, la trovi qui.',
  more: 'Mostra altre richieste',
  assignee: 'Assegnata a',
  nobody: 'Nessuno',
  answeredAt: (when: string) => `Risposta ${when}`,
  erased: 'Account eliminato',
  back: 'Torna alle richieste',
  detail: {
    contacts: 'Chi scrive',
    fields: {
      ...leadFields,
      received: 'Ricevuta',
      marketing: 'Novità',
      project: 'Progetto',
    },
    marketing: 'Ha accettato di ricevere novità',
    text: {
      audit: 'Che cosa ci ha scritto',
      script: 'Lo script che ci ha mandato',
      interview: 'Perché si candida',
      contact: 'Il messaggio',
      refund: 'Perché chiede il rimborso',
      question: 'Che cosa ha chiesto nel briefing',
    },
    projectText: 'Il progetto, con le sue parole',
    unfold: 'Leggi tutto',
    fold: 'Mostra meno',
    handling: 'A che punto siamo',
    assignTo: 'Assegna a',
    take: 'Prendila tu',
    closed: (when: string) => `Chiusa ${when}`,
  },
  audit: {
    waiting: 'La prima lettura è in preparazione: arriva qui tra qualche istante.',
    firstSent: 'La prima lettura, già inviata',
    first: 'Prima lettura',
    unseen: 'Da guardare',
    title: 'Audit completo',
    intro: 'Guarda il video e scrivi che cosa hai visto. Il testo resta qui finché non lo invii.',
    noVideo: 'Non ci ha mandato un link: chiedilo nella risposta.',
    finding: 'Che cosa abbiamo visto',
    advice: 'Il consiglio',
    send: 'Salva e invia',
    save: 'Salva senza inviare',
    sendAgain: 'Invia di nuovo',
    sent: (when: string) => `Inviato ${when}. Se correggi qualcosa, scegli tu se inviarlo di nuovo.`,
    saved: 'Audit salvato',
    done: 'Audit completo inviato',
    failed: 'Impossibile salvare l’audit',
  },
  script: {
    waiting: 'Lo script migliorato è in preparazione: arriva qui tra qualche istante.',
    sent: 'Lo script migliorato, già inviato',
    notes: 'Da fare a mano',
    readability: 'Leggibilità',
    seconds: 'Durata ad alta voce',
    changesLabel: 'Modifiche',
    changes: (count: number) => pluralIt(count, 'modifica', 'modifiche'),
  },
  refund: {
    title: 'Il pagamento',
    state: 'Stato',
    total: 'Pagato',
    paidAt: 'Data del pagamento',
    refunded: 'Rimborsato',
    give: 'Vai al progetto per rimborsare',
  },
  reply: {
    title: 'Rispondi',
    subject: 'Oggetto',
    text: 'La tua risposta',
    hint: 'Saluto e firma li aggiungiamo noi.',
    template: 'Usa una frase pronta',
    templates: {
      audit:
        'grazie per averci mandato il tuo video. L’abbiamo guardato: se vuoi ne parliamo un quarto d’ora al telefono, quando ti va bene?',
      script:
        'grazie per averci mandato il tuo script. Se vuoi lo leggiamo insieme e ti diciamo come lo gireremmo: quando hai un quarto d’ora?',
      interview:
        'grazie per la tua candidatura. Ci piacerebbe venire a trovarti: quali giorni ti andrebbero bene nelle prossime due settimane?',
      contact: 'grazie per averci scritto. Ci dici qualcosa di più sul video che hai in mente?',
      refund: 'abbiamo letto la tua richiesta di rimborso e ci dispiace. Ecco come andiamo avanti.',
      question: 'grazie della domanda. Ecco come stanno le cose:',
    },
    send: 'Invia la risposta',
    failed: 'La risposta non è partita. Riprova.',
    sentTitle: 'Risposte inviate',
    by: (author: string, when: string) => `${author}, ${when}`,
    noAddress: 'Il cliente ha eliminato il suo account: non c’è più un’email a cui rispondere.',
  },
  invite: {
    title: 'Dalla richiesta al progetto',
    text: 'Creiamo il suo account e un progetto con quello che ci ha scritto.',
    button: 'Invita come cliente',
    confirmText: (email: string) =>
      `Scriviamo a ${email}: se non ha un account, ne sceglie la password dal link. Il progetto nasce con il testo della richiesta.`,
    confirm: 'Invita',
    failed: 'Impossibile inviare l’invito',
    invited: (when: string) => `Invito inviato ${when}.`,
    open: 'Apri il progetto',
    gone: 'Il progetto è stato eliminato dal cliente.',
  },
  assigned: 'Richiesta assegnata',
  unassigned: 'Assegnazione tolta',
} as const

/** Notifications about requests, for members. */
export const inboxNews = {
  assigned: {
    title: 'Una richiesta per te',
    message: (kind: string, who: string) => `${kind}: ${who}.`,
  },
  late: {
    title: 'Richiesta in ritardo',
    message: (kind: string, who: string) => `${kind}: ${who} aspetta da più di 24 ore.`,
  },
  invited: {
    title: 'Abbiamo preparato un progetto per te',
    message: (project: string) => `«${project}»: manca solo il briefing.`,
  },
} as const

export const inboxMails = {
  assigned: {
    subject: (kind: string, who: string) => `Richiesta assegnata a te (${kind.toLowerCase()}): ${who}`,
    preheader: 'Abbiamo promesso una risposta entro 24 ore.',
    paragraphs: ['ti è stata assegnata una richiesta. Abbiamo promesso una risposta entro 24 ore.'],
    button: 'Apri la richiesta',
  },
  reply: { copyTitle: 'Che cosa ci avevi scritto' },
  complete: {
    advice: 'Consiglio',
    video: 'Il video che abbiamo guardato',
  },
  invitation: {
    subject: (title: string) => `Inizia il tuo progetto: ${title}`,
    preheader: 'Scegli una password: il tuo progetto è già pronto.',
    paragraphs: [
      'ci hai scritto per un video, e ti abbiamo preparato un account con il tuo progetto. Scegli una password ed entra: il passo dopo è il briefing, bastano cinque minuti.',
      'Se non vuoi un account, ignora questa email: senza la tua password non ci entra nessuno.',
    ],
    project: (title: string) => `Il tuo progetto: ${title}`,
    button: 'Scegli la password ed entra',
    expiry: (days: number) => `Il link vale ${pluralIt(days, 'giorno', 'giorni')} e si usa una volta sola.`,
  },
  projectReady: {
    subject: (title: string) => `Il tuo nuovo progetto: ${title}`,
    preheader: 'È già nella tua dashboard.',
    paragraphs: [
      'abbiamo aperto un progetto a partire da quello che ci hai scritto. Lo trovi nella tua dashboard: il passo dopo è il briefing, bastano cinque minuti.',
    ],
    button: 'Apri il progetto',
  },
} as const
