import { alGiorno, ilGiorno } from '../../formats/day-it.ts'

/** What the payment screen says around the order: the provider's page, the guarantee, the hub's side of it. */
export const paymentTexts = {
  open: {
    title: 'Il pagamento ti aspetta',
    text: 'Hai lasciato aperta la pagina del pagamento. Riprendila da dove eri, oppure annullala e ricomincia.',
    resume: 'Riprendi il pagamento',
    cancel: 'Annulla il pagamento',
  },
  waiting: {
    title: 'Aspettiamo la conferma della banca',
    text: 'Di solito bastano pochi secondi. Puoi anche chiudere questa pagina: ti scriviamo noi.',
    again: 'La conferma non arriva? Torna alla pagina del pagamento',
  },
  receipt: 'La ricevuta con le condizioni è nell’email di conferma del pagamento.',
  link: 'Pagamento, ricevuta e rimborso',
  guarantee: {
    title: 'Garanzia di rimborso',
    until: (date: string) => `Puoi chiedere il rimborso fino ${alGiorno(date)}.`,
    requested: (date: string) => `Hai chiesto il rimborso ${ilGiorno(date)}. Ti rispondiamo entro 24 ore.`,
    send: 'Invia la richiesta',
    failed: 'Non è stato possibile inviare la richiesta',
  },
  team: {
    refunded: 'Rimborsato',
    processing: 'In corso',
    quoteTotal: 'Preventivo confermato:',
    asked: (date: string) => `Il cliente ha chiesto il rimborso ${ilGiorno(date)}`,
    refund: 'Rimborsa',
    confirmTitle: 'Rimborsa il cliente',
    confirmText: (total: string) =>
      `Restituiamo ${total} al cliente, sul metodo con cui ha pagato. Non si può tornare indietro.`,
    done: 'Rimborso eseguito',
    failed: 'Impossibile eseguire il rimborso',
  },
} as const
