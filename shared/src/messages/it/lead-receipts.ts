/** What a visitor gets at once by mail: that the request is here, what was sent, and who answers. */
export const leadReceipts = {
  audit: {
    subject: 'Abbiamo ricevuto la tua richiesta di audit',
    preheader: 'La legge una persona del team: ti rispondiamo entro 24 ore.',
    paragraphs: [
      'la tua richiesta di audit è arrivata. La legge una persona del team, che guarda il video e ti scrive che cosa funziona e che cosa cambierebbe.',
      'Ti rispondiamo entro 24 ore, a questo indirizzo.',
    ],
    noVideo: 'Non ci hai mandato un link: se hai un video da farci guardare, rispondi a questa email.',
    copy: 'Che cosa ci hai scritto',
  },
  script: {
    subject: 'Abbiamo ricevuto il tuo script',
    preheader: 'Lo legge una persona del team: ti rispondiamo entro 24 ore.',
    paragraphs: [
      'il tuo script è arrivato. Lo legge una persona del team, che ti manda una versione più chiara con il perché di ogni modifica.',
      'Ti rispondiamo entro 24 ore, a questo indirizzo.',
    ],
    copy: 'Lo script che ci hai mandato',
  },
} as const
