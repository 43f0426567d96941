import { alGiorno, delGiorno, ilGiorno } from '../../formats/day-it.ts'
import type { InvoiceState } from '../../invoices/invoice-state.ts'
import type { MissingReason } from '../../invoices/invoicing.ts'

/** The client's page of payments and documents. */
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
  orderCopy: 'Copia dell’ordine',
  due: {
    deposit: 'Da pagare per iniziare',
    balanceDue: 'Saldo da pagare',
    balance: 'Resterà da pagare il saldo',
    balanceWhen: 'Lo paghi quando approvi il video finale. Se preferisci, puoi pagarlo anche adesso.',
    processing: 'Pagamento in corso',
    processingText: 'Aspettiamo la conferma. Di solito bastano pochi secondi.',
    transfer: 'Aspettiamo il tuo bonifico:',
    transferText: 'Quando arriva ti scriviamo: di solito bastano 1-3 giorni lavorativi.',
    seeTransfer: 'Vedi i dati per il bonifico',
    expired: 'Il preventivo è scaduto',
    expiredText: 'Guardalo e confermalo di nuovo: poi potrai pagare.',
    pay: 'Vai al pagamento',
    payNow: 'Paga adesso',
    see: 'Vedi il pagamento',
  },
  nothingDue: 'Non resta nulla da pagare.',
  payments: (title: string) => `Pagamenti di ${title}`,
  kinds: { deposit: 'Acconto', balance: 'Saldo', whole: 'Pagamento' },
  paidOn: (date: string) => `pagato ${ilGiorno(date)}`,
  refunded: 'Rimborsato',
  partlyRefunded: (sum: string) => `Restituiti ${sum}`,
  paid: 'Pagato',
  receipt: 'Ricevuta',
  types: { TD01: 'Fattura', TD02: 'Fattura di acconto', TD04: 'Nota di credito' },
  invoiceOf: (type: string, number: string) => `${type} ${number}`,
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
  refund: {
    until: (date: string) => `Puoi chiedere il rimborso fino ${alGiorno(date)}.`,
    requested: (date: string) => `Hai chiesto il rimborso ${ilGiorno(date)}. Ti rispondiamo entro 24 ore.`,
    ask: 'Chiedi il rimborso',
  },
} as const
