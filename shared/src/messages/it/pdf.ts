import { delGiorno, ilGiorno, pluralIt } from '../../formats/italian.ts'
import { documentTexts } from './documents.ts'

/** Header and footer of every PDF. */
export const pdfTexts = {
  page: (page: number, of: number) => `Pagina ${page} di ${of}`,
} as const

/** The papers of an order that can be kept: its copy, receipts, and the courtesy copies of invoices. */
export const paperTexts = {
  courtesy:
    'Copia di cortesia, senza valore fiscale. La fattura è il file XML che passa dal Sistema di Interscambio.',
  seller: 'Da',
  buyer: 'A',
  pec: (address: string) => `PEC ${address}`,
  sdiCode: (code: string) => `Codice SDI ${code}`,
  facts: {
    number: 'Numero',
    date: 'Data',
    about: 'Riferita alla',
    poNumber: 'Numero d’ordine del cliente',
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
    kinds: documentTexts.kinds,
    note: 'Questa ricevuta conferma il pagamento e non è una fattura.',
    refunded: 'Già restituito',
    order: 'L’ordine',
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
    extra: documentTexts.kinds.extra,
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

export const quoteDocument = {
  title: 'Preventivo',
  intro: (project: string) => `Per il video «${project}».`,
  forWhom: 'Per',
  facts: {
    ...paperTexts.facts,
    validUntil: 'Valido fino al',
  },
  lines: 'Righe',
  because: (words: string) => `dal recap: «${words}»`,
  includes: 'Incluso nel prezzo',
  options: 'Si può aggiungere o togliere',
  summary: 'Il recap su cui si basa',
  draft: 'Non ancora confermato: la conferma si fa sulla pagina del preventivo.',
  fileName: 'preventivo.pdf',
} as const

/** The comments on a version on paper, each with its picture. */
export const commentsSheetTexts = {
  title: 'Commenti',
  intro: (title: string, version: string) => `Il video «${title}», nella versione «${version}».`,
  facts: {
    file: 'File',
    printedAt: 'Aggiornato al',
    comments: 'Commenti',
    of: 'Chi li vede',
  },
  count: (all: number, open: number) =>
    `${pluralIt(all, 'commento', 'commenti')}, ${pluralIt(open, 'aperto', 'aperti')}`,
  forTeam: 'Solo il team: ci sono anche le note interne',
  forAll: 'Team e cliente: senza le note interne',
  internal: 'Nota interna',
  none: 'Su questa versione non ci sono commenti.',
  withoutPictures: 'Le anteprime del video non sono ancora pronte: i commenti sono senza immagine.',
  mostPictures: (count: number) =>
    `Solo i primi ${pluralIt(count, 'commento ha', 'commenti hanno')} l’immagine.`,
  fileName: (project: string, version: string) =>
    `${['commenti', project, version].filter(Boolean).join('-')}.pdf`,
} as const
