import { dalGiorno, ilGiorno } from '../../formats/italian.ts'

/** Paying by bank transfer: what the client reads on the screen and by mail. */
export const transferTexts = {
  method: 'Come vuoi pagare?',
  card: 'Carta, PayPal o Apple Pay',
  transfer: 'Bonifico',
  hint: 'Ti diamo IBAN, importo e causale. Il pagamento vale quando i soldi arrivano: di solito bastano 1-3 giorni lavorativi.',
  choose: (total: string) => `Paga ${total} con bonifico`,
  title: {
    deposit: 'Aspettiamo il tuo bonifico',
    balance: 'Aspettiamo il bonifico del saldo',
    extra: 'Aspettiamo il bonifico concordato a parte',
  },
  text: 'Fai il bonifico con questi dati. Scrivi la causale così com’è: è da lì che riconosciamo il tuo pagamento.',
  holder: 'Intestatario',
  iban: 'IBAN',
  amount: 'Importo',
  reference: 'Causale',
  copy: 'Copia',
  booked: (booked: string, rest: string) => `Sono arrivati ${booked}. Restano ${rest}.`,
  nextTitle: 'Che cosa succede adesso',
  payBy: 'Fai il bonifico entro 7 giorni.',
  arrives: {
    deposit: 'Quando i soldi arrivano ti scriviamo, e la produzione parte.',
    balance: 'Quando i soldi arrivano ti scriviamo, e il download si apre.',
    extra: 'Quando i soldi arrivano ti scriviamo, e quello che abbiamo concordato è tuo.',
  },
  alsoByMail: 'Trovi questi dati anche nell’email che ti abbiamo mandato.',
  cancel: 'Scegli un altro modo',
  cancelTitle: 'Rinunciare al bonifico?',
  cancelText: (reference: string) =>
    `Se hai già fatto il bonifico con la causale ${reference}, premi Annulla e aspetta la nostra conferma: pagando in un altro modo pagheresti due volte.`,
  cancelHint: 'Se hai già fatto il bonifico non scegliere un altro modo: aspetta la nostra conferma.',
  unknownBank: 'I dati del conto sono nell’email che ti abbiamo mandato. Se non la trovi, scrivici.',
} as const

export const transferMails = {
  begun: {
    subject: (title: string) => `I dati per il bonifico: ${title}`,
    preheader: (total: string, reference: string) => `${total}, causale ${reference}.`,
    text: {
      deposit: (title: string, total: string) =>
        `per «${title}» aspettiamo un bonifico di ${total}. Ecco i dati.`,
      balance: (title: string, total: string) =>
        `per il saldo di «${title}» aspettiamo un bonifico di ${total}. Ecco i dati.`,
      extra: (title: string, total: string) =>
        `per quello che abbiamo concordato a parte su «${title}» aspettiamo un bonifico di ${total}. Ecco i dati.`,
    },
    exactly: 'Scrivi la causale così com’è: è da lì che riconosciamo il tuo pagamento.',
    button: 'Vedi il pagamento',
  },
  reminder: {
    subject: (title: string) => `Promemoria: il pagamento di «${title}»`,
    preheader: (total: string) => `Restano da pagare ${total}.`,
    text: {
      deposit: (title: string, total: string, day: string) =>
        `aspettiamo ancora il bonifico di ${total} per «${title}», previsto entro ${ilGiorno(day)}. La produzione parte quando arriva.`,
      balance: (title: string, total: string, day: string) =>
        `il saldo di ${total} per «${title}» è da pagare ${dalGiorno(day)}. Appena arriva, il download si apre.`,
      extra: (title: string, total: string, day: string) =>
        `aspettiamo ancora il bonifico di ${total} per quello che abbiamo concordato a parte su «${title}», previsto entro ${ilGiorno(day)}.`,
    },
    crossed: 'Se hai già pagato, non devi fare altro: grazie.',
    button: 'Vai al pagamento',
  },
} as const
