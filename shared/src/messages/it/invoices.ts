import { delGiorno, entroIl, ilGiorno } from '../../formats/italian.ts'
import type { InvoiceState, MissingReason } from '../../invoices/invoice-state.ts'

export const invoiceTexts = {
  descriptions: {
    deposit: (title: string) => `Acconto per la produzione del video «${title}»`,
    balance: (title: string) => `Saldo per la produzione del video «${title}»`,
    whole: (title: string) => `Produzione del video «${title}»`,
    'credit-note': (title: string) => `Rimborso per la produzione del video «${title}»`,
  },
} as const

export const invoicesPageTexts = {
  title: 'Fatture',
  intro:
    'Scarica il file XML, invialo al Sistema di Interscambio, segna l’invio e carica le risposte che ricevi.',
  load: 'Impossibile caricare le fatture',
  more: 'Mostra altre',
  empty: 'Nessuna fattura ancora',
  emptyText: 'Ogni pagamento che arriva fa la sua fattura, e ogni rimborso la sua nota di credito.',
  noMatch: 'Nessuna fattura con questi filtri',
  clear: 'Mostra tutte',
  stateLabel: 'Stato',
  allStates: 'Tutti gli stati',
  yearLabel: 'Anno',
  allYears: 'Tutti gli anni',
  issuedOn: (date: string) => delGiorno(date),
  about: (number: string) => `riferita alla fattura ${number}`,
  states: {
    'to-send': 'Da inviare',
    sent: 'Inviata',
    delivered: 'Consegnata',
    rejected: 'Scartata',
    undeliverable: 'Non recapitata',
  } satisfies Record<InvoiceState, string>,
  sendBy: (date: string) => `Da inviare ${entroIl(date)}`,
  late: (date: string) => `Andava inviata ${entroIl(date)}`,
  undeliverable: 'È emessa: avvisa il cliente che la trova nel cassetto fiscale.',
  xml: 'Scarica XML',
  pdf: 'PDF',
  sent: 'Segna come inviata',
  sentDone: 'Invio registrato',
  correct: 'Correggi',
  correctQuestion: {
    title: 'Correggi la fattura',
    text: 'Prepariamo un file nuovo con lo stesso numero e la stessa data, con i dati di fatturazione che il cliente ha oggi; una nota di credito tiene quelli della sua fattura. Il file scartato resta in archivio.',
    confirm: 'Prepara il file nuovo',
  },
  corrected: 'File nuovo pronto da inviare',
  errors: 'Motivi dello scarto',
  failed: 'Operazione non riuscita',
  on: (act: string, number: string) => `${act}: ${number}`,
  answers: {
    title: 'Risposte del Sistema di Interscambio',
    text: 'Carica i file XML delle ricevute: consegna (RC), scarto (NS), mancata consegna (MC).',
    choose: 'Carica risposte',
    taken: (number: string) => `Registrata per la fattura ${number}`,
    result: (file: string, outcome: string) => `${file}: ${outcome}`,
    unreadable: 'Impossibile leggere il file. Sceglilo di nuovo.',
  },
  off: {
    'no-seller':
      'Le fatture elettroniche sono spente: nella configurazione mancano i dati di chi fattura (SELLER_*).',
    'vat-specified':
      'Le fatture elettroniche sono spente: con VAT_RULE=specified l’IVA è in euro interi, e una fattura la vuole al centesimo.',
  },
  missing: {
    title: 'Pagamenti senza fattura',
    load: 'Impossibile caricare i pagamenti senza fattura',
    unknownClient: 'Cliente cancellato',
    unknownTitle: 'Progetto cancellato',
    invoice: (sum: string) => `Pagamento di ${sum}`,
    creditNote: (sum: string) => `Nota di credito per il rimborso del pagamento di ${sum}`,
    paidOn: (date: string) => `arrivato ${ilGiorno(date)}`,
    reasons: {
      'no-seller': 'Le fatture elettroniche sono spente.',
      'vat-specified': 'L’IVA di questo pagamento è in euro interi: non si può fatturare così.',
      'buyer-missing': 'Il cliente non ha salvato i dati di fatturazione.',
      'buyer-gone': 'L’azienda è stata cancellata, e i suoi dati con lei.',
      'against-rules': 'Con questi dati il Sistema di Interscambio la scarterebbe: vanno corretti.',
    } satisfies Record<MissingReason, string>,
    ready: 'Ora si può emettere.',
    issue: 'Emetti',
    issued: 'Fattura emessa',
  },
} as const
