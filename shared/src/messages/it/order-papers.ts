import { delGiorno, ilGiorno } from '../../formats/italian.ts'

/** The papers of an order that can be kept: its copy, receipts, and the courtesy copies of invoices. */
export const paperTexts = {
  courtesy:
    'Copia di cortesia, senza valore fiscale. La fattura è il file XML che passa dal Sistema di Interscambio.',
  types: { TD01: 'Fattura', TD02: 'Fattura di acconto', TD04: 'Nota di credito' },
  seller: 'Da',
  buyer: 'A',
  vatNumber: (digits: string) => `P. IVA ${digits}`,
  taxCode: (code: string) => `C. F. ${code}`,
  pec: (address: string) => `PEC ${address}`,
  sdiCode: (code: string) => `Codice SDI ${code}`,
  facts: {
    number: 'Numero',
    date: 'Data',
    about: 'Riferita alla',
    poNumber: 'Vostro ordine',
    paidOn: 'Pagato il',
    provider: 'Metodo',
    through: 'Pagato con',
    order: 'Ordine',
    confirmedOn: 'Confermato il',
  },
  about: (number: string, date: string) => `fattura ${number} ${delGiorno(date)}`,
  what: 'Che cosa',
  net: 'Imponibile',
  vat: 'IVA 22%',
  total: 'Totale',
  receipt: {
    title: 'Ricevuta',
    intro: (title: string) => `Pagamento per il video «${title}».`,
    kinds: { deposit: 'Acconto', balance: 'Saldo', whole: 'Intero importo', extra: 'Concordato a parte' },
    note: 'Questa ricevuta conferma il pagamento e non è una fattura.',
    refunded: 'Già restituito',
    order: 'L’ordine',
    payment: 'Questo pagamento',
    providers: { simulated: 'Pagamento di prova', stripe: 'Carta o metodo online' } as Record<
      string,
      string | undefined
    >,
    other: 'Bonifico',
    throughLink: 'Link di pagamento',
    fileName: 'ricevuta.pdf',
  },
  order: {
    title: 'Copia dell’ordine',
    intro: (title: string) => `Il video «${title}», come lo hai confermato.`,
    lines: 'Che cosa hai ordinato',
    plan: 'Come si paga',
    deposit: 'All’inizio dei lavori',
    balance: 'Saldo alla consegna, quando approvi il video',
    paid: (date: string) => `pagato ${ilGiorno(date)}`,
    extra: 'Concordato a parte',
    refunded: 'restituito',
    partlyRefunded: (paid: string, sum: string) => `${paid}, restituiti ${sum}`,
    processing: 'in corso',
    open: 'da pagare',
    recap: 'Che cosa consegniamo',
    accepted: 'Che cosa hai accettato',
    terms: (version: string, moment: string) =>
      `I Termini di Servizio, versione ${version}, ${ilGiorno(moment)}. Il testo è in fondo a questa copia.`,
    unknownTerms: (version: string, moment: string) =>
      `I Termini di Servizio, versione ${version}, ${ilGiorno(moment)}. Per avere il testo di questa versione scrivici.`,
    clauses: (clauses: string, moment: string) =>
      `Una per una, ai sensi degli articoli 1341 e 1342 del codice civile, le clausole ${clauses}, ${ilGiorno(moment)}.`,
    unknownClauses: (moment: string) =>
      `Una per una, ai sensi degli articoli 1341 e 1342 del codice civile, le clausole che lo richiedono, ${ilGiorno(moment)}.`,
    higher: (moment: string) => `Un importo più alto del preventivo, ${ilGiorno(moment)}.`,
    termsTitle: (version: string) => `Termini di Servizio, versione ${version}`,
    fileName: 'ordine.pdf',
  },
} as const
