import { reviewTexts, roundOf } from './review.ts'

/** Mails and notifications about a review. */
export const reviewNews = {
  published: {
    title: 'Il tuo video è pronto da rivedere',
    message: (project: string, version: string) => `«${project}»: guarda «${version}», commenta, approva.`,
  },
  answered: {
    title: 'Il team ti ha risposto',
    message: (project: string, text: string) => `«${project}»: ${text}`,
  },
  commented: {
    title: 'Nuovo commento del cliente',
    message: (project: string, text: string) => `«${project}»: ${text}`,
  },
  changesRequested: {
    title: 'Modifiche richieste',
    message: (project: string, round: number, included: number) =>
      `«${project}»: ${roundOf(round, included)}.`,
  },
  approved: {
    title: 'Video approvato',
    message: (project: string, version: string) => `«${project}»: il cliente ha approvato «${version}».`,
  },
  mediaFailed: {
    title: 'Anteprima del video non riuscita',
    message: (project: string, version: string) =>
      `«${project}»: non siamo riusciti a preparare l’anteprima di «${version}». Apri la versione per riprovare.`,
  },
  delivered: {
    title: 'Il tuo video è pronto',
    message: (project: string) => `«${project}» è completato: scarica il file definitivo.`,
    unpaid: (project: string) =>
      `«${project}» è completato: appena il pagamento è completo scarichi il file definitivo.`,
  },
} as const

export const reviewMails = {
  notes: 'Che cosa è cambiato',
  closing: 'Il messaggio del cliente',
  comments: 'I commenti',
  drawn: '(con un disegno)',
  answers: 'I tuoi commenti',
  outcomes: {
    done: () => 'risolto',
    declined: (reason: string | null) => `non accolto: ${reason ?? ''}`,
    carried: () => 'passato alla versione successiva',
  },
  delivered: {
    subject: (title: string) => `Scarica il tuo video: ${title}`,
    preheader: 'Scarica il file definitivo.',
    paragraphs: (version: string) => [
      `«${version}» è approvato: il progetto è completato. Grazie per la fiducia.`,
      'Il file definitivo resta nella tua dashboard, pronto da scaricare.',
    ],
    button: 'Scarica il video',
    /** While something remains to be paid: nothing can be downloaded yet. */
    unpaid: {
      subject: (title: string) => `Progetto completato: ${title}`,
      preheader: 'Appena il pagamento è completo scarichi il file definitivo.',
      paragraphs: (version: string) => [
        `«${version}» è approvato: il progetto è completato. Grazie per la fiducia.`,
        'Appena il pagamento è completo, il file definitivo si scarica dalla tua dashboard.',
      ],
      button: 'Apri i video finali',
    },
    review: 'Com’è andata? Due righe aiutano chi deve ancora scegliere.',
    reviewButton: 'Lascia una recensione',
  },
} as const

/** The head of the table of comments that leaves for an editing program. */
export const exportTexts = {
  header: [
    'Numero',
    'Risponde a',
    'Inizio',
    'Fine',
    'Fotogramma',
    'Autore',
    'Commento',
    'Stato',
    'Motivo',
    'Visibilità',
    'In carico a',
    'Allegati',
  ],
  states: {
    open: 'Aperto',
    ...reviewTexts.answers.states,
  },
  internal: 'Interno',
  fileName: (project: string, version: string) => `${project} - ${version} - commenti`,
} as const

/** Notifications about review comments. */
export const commentNews = {
  mentioned: {
    title: 'Ti hanno nominato in un commento',
    message: (author: string, project: string, text: string) => `${author} in «${project}»: ${text}`,
  },
  assigned: {
    title: 'Un commento è in carico a te',
    message: (project: string, text: string) => `«${project}»: ${text}`,
  },
} as const
