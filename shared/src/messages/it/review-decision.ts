import { ilGiorno, pluralIt } from '../../formats/italian.ts'
import { reviewTexts } from './review.ts'

export const decideTexts = {
  /** Button that opens the decision on a phone. */
  open: 'Decidi',
  /** The same button after changes were requested, when nothing needs a decision. */
  openRequested: 'Modifiche in corso',
  title: 'La tua decisione',
  intro: 'Guarda, commenta, poi scegli. Il team riceve tutto in una volta sola.',
  request: 'Richiedi modifiche',
  requestTitle: (round: number, included: number) => `Richiedi modifiche: giro ${round} di ${included}`,
  requestText: (comments: number) =>
    comments === 0
      ? 'Non hai ancora commentato questa versione: scrivi qui che cosa cambiare.'
      : `Mandiamo al team ${pluralIt(comments, 'commento', 'commenti')}.`,
  requestAfter: (left: number) =>
    left === 0
      ? 'Il progetto torna in produzione. È l’ultimo giro di modifiche.'
      : `Il progetto torna in produzione. ${reviewTexts.rounds.left(left)}`,
  words: 'Un messaggio per il team',
  wordsRequired: 'Scrivi che cosa cambiare, oppure torna al video e lascia un commento',
  requestConfirm: 'Manda le modifiche',
  requested: {
    title: 'Modifiche inviate',
    text: 'Il team le ha ricevute: ti scriviamo con la nuova versione.',
  },
  requestedState: 'Il team sta lavorando alle tue modifiche. Ti scriviamo appena c’è la nuova versione.',
  requestFailed: 'Non siamo riusciti a mandare le modifiche. Riprova.',
  approve: 'Approva',
  approveAnyway: 'Va bene così? Approva questa versione',
  approveTitle: (version: string) => `Approva ${version}`,
  approveText:
    'La revisione si chiude e il progetto è completato. Da qui scarichi il file definitivo; i commenti restano da leggere.',
  approveUnpaid:
    'La revisione si chiude e il progetto è completato. Il file definitivo lo scarichi appena il pagamento è completo; i commenti restano da leggere.',
  approveOpen: (count: number) =>
    count === 1
      ? 'Attenzione: c’è ancora un commento aperto, e non verrà lavorato.'
      : `Attenzione: ci sono ancora ${pluralIt(count, 'commento aperto', 'commenti aperti')}, e non verranno lavorati.`,
  approveConfirm: 'Approva il video',
  approved: { title: 'Video approvato', text: 'Il link per scaricarlo è anche nella tua email.' },
  approvedUnpaid: { title: 'Video approvato', text: 'Appena il pagamento è completo lo scarichi.' },
  approveFailed: 'Non siamo riusciti ad approvare il video. Riprova.',
} as const

/** Texts shown once everything is approved. */
export const finishedTexts = {
  title: 'Il tuo video è pronto',
  titleOfSeveral: 'I tuoi file sono pronti',
  text: (version: string, when: string) => `Hai approvato «${version}» ${ilGiorno(when)}.`,
  review: 'Lascia una recensione',
  reviewText: 'Com’è andata? Due righe aiutano chi deve ancora scegliere.',
  room: 'Rivedi versioni e commenti',
} as const

/** Texts of buying a further round of changes. */
export const buyRoundTexts = {
  usedUp: (price: string) =>
    `I giri di modifiche sono finiti. Se serve altro, un giro in più costa ${price}, IVA inclusa.`,
  buy: (price: string) => `Aggiungi un giro per ${price}`,
  buyTitle: 'Un giro di modifiche in più',
  buyText: (price: string) =>
    `Costa ${price}, IVA inclusa. Dopo il pagamento puoi richiedere altre modifiche.`,
  buyConfirm: 'Accetta e vai al pagamento',
  buyFailed: 'Impossibile aggiungere il giro di modifiche',
  bought: 'Hai aggiunto un giro di modifiche: si apre appena lo paghi.',
  pay: 'Vai al pagamento',
} as const
