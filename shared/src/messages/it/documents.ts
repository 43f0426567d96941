import { delGiorno, ilGiorno } from '../../formats/italian.ts'
import type { InvoiceState, MissingReason } from '../../invoices/invoice-state.ts'
import type { PaymentKind } from '../../payment/payment-types.ts'

/** The documents of the electronic invoice, by their code. */
export const documentTypes = {
  TD01: 'Fattura',
  TD02: 'Fattura di acconto',
  TD04: 'Nota di credito',
} as const

export const invoiceHeading = (type: keyof typeof documentTypes, number: string) =>
  `${documentTypes[type]} ${number}`

export const documentTexts = {
  title: 'Pagamenti e documenti',
  intro: 'Che cosa hai pagato, che cosa resta da pagare, e i documenti di ogni ordine.',
  load: 'Impossibile caricare pagamenti e documenti',
  more: 'Mostra altri ordini',
  empty: 'Nessun ordine ancora',
  emptyText: 'Quando confermi un preventivo, qui trovi quanto c’è da pagare, le ricevute e le fatture.',
  toQuote: 'Vai al preventivo',
  invoicingOff: {
    'no-seller': 'Da qui non partono fatture elettroniche. Per la fattura dei tuoi pagamenti scrivici.',
    'vat-specified':
      'Da qui non partono fatture elettroniche, perché l’IVA è calcolata in euro interi e una fattura la vuole al centesimo. Per la fattura dei tuoi pagamenti scrivici.',
  },
  confirmed: (date: string, total: string) =>
    `Preventivo confermato ${ilGiorno(date)}: ${total}, IVA inclusa`,
  agreed: (total: string) => `Totale concordato, con le modifiche: ${total}`,
  orderCopy: 'Copia dell’ordine',
  due: {
    deposit: 'Da pagare per iniziare',
    balanceDue: 'Saldo da pagare',
    extra: 'Da pagare, concordato a parte',
    balance: 'Resterà da pagare il saldo:',
    processing: 'Pagamento in corso',
    processingText: 'Aspettiamo la conferma. Di solito bastano pochi secondi.',
    transfer: 'Aspettiamo il tuo bonifico:',
    transferText: 'Quando arriva ti scriviamo: di solito bastano 1-3 giorni lavorativi.',
    seeTransfer: 'Vedi i dati per il bonifico',
    expired: 'Il preventivo è scaduto',
    expiredText: 'Guarda quello di oggi e confermalo: poi potrai pagare.',
    pay: 'Vai al pagamento',
    payNow: 'Paga adesso',
    see: 'Vedi il pagamento',
  },
  nothingDue: 'Non resta nulla da pagare.',
  payments: (title: string) => `Pagamenti di ${title}`,
  kinds: {
    deposit: 'Acconto',
    balance: 'Saldo',
    whole: 'Intero importo',
    extra: 'Concordato a parte',
  } satisfies Record<PaymentKind, string>,
  paidOn: (date: string) => `pagato ${ilGiorno(date)}`,
  refunded: 'Rimborsato',
  partlyRefunded: (sum: string) => `Restituiti ${sum}`,
  paid: 'Pagato',
  receipt: 'Ricevuta',
  issued: (date: string, total: string) => `${delGiorno(date)}, ${total}`,
  pdf: 'PDF',
  xml: 'XML',
  download: (kind: string, what: string) => `${kind}: ${what}`,
  courtesy: 'Il PDF è una copia di cortesia: la fattura è il file XML che passa dal Sistema di Interscambio.',
  states: {
    'to-send': 'In preparazione',
    sent: 'Inviata',
    delivered: 'Consegnata',
    rejected: 'In correzione',
    undeliverable: 'Nel cassetto fiscale',
  } satisfies Record<InvoiceState, string>,
  missing: {
    'no-seller': null,
    'vat-specified': null,
    'buyer-missing': 'Per la fattura mancano i dati della tua azienda.',
    'buyer-gone': null,
    'against-rules': 'La fattura non è ancora partita: stiamo controllando i dati della tua azienda.',
    'to-issue': 'La fattura non è ancora partita: ci pensiamo noi.',
  } satisfies Record<MissingReason | 'to-issue', string | null>,
  toBilling: 'Completa i dati per la fattura',
} as const
