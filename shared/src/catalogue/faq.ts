export interface FaqItem {
  readonly id: string
  readonly question: string
  readonly answer: string
}

/** The questions of the home page (production 3 to 7 days, moderate revisions; docs/decisions/page-content.md). */
export const faqNotte: readonly FaqItem[] = [
  {
    id: 'prezzo',
    question: 'Quanto costa un video?',
    answer:
      'Si parte da 470 euro, IVA inclusa. Il preventivo esce dal briefing e spiega ogni riga con la tua frase: se qualcosa non ti serve, lo togli con un clic.',
  },
  {
    id: 'tempi',
    question: 'In quanto tempo è pronto?',
    answer:
      'La produzione richiede da 3 a 7 giorni, secondo il formato e i materiali che hai già. La data la vedi nel preventivo.',
  },
  {
    id: 'revisioni',
    question: 'Posso chiedere modifiche?',
    answer:
      'Sì, con misura: due giri di modifiche sono inclusi. Commenti direttamente sul video, al secondo che ti interessa, e mandi tutto insieme.',
  },
  {
    id: 'briefing',
    question: 'Che cosa devo preparare per il briefing?',
    answer:
      'Niente. Bastano cinque minuti e un’idea di chi deve guardare il video. Se non sai rispondere a una domanda, dillo: ci pensiamo noi.',
  },
  {
    id: 'camera',
    question: 'Devo parlare davanti alla camera?',
    answer:
      'Solo se vuoi. Possiamo usare grafica, riprese dei tuoi prodotti, il tuo software o una voce narrante.',
  },
  {
    id: 'materiali',
    question: 'Che materiali servono?',
    answer:
      'Il logo in buona qualità basta per cominciare. Foto, filmati e testi che hai già abbassano il prezzo e accorciano i tempi.',
  },
  {
    id: 'diritti',
    question: 'Di chi è il video?',
    answer:
      'Lo usi per sempre, con una licenza commerciale senza scadenza: sito, social, fiere, presentazioni.',
  },
]

/** The questions of the alternate page. Its claims are its own (docs/decisions/page-content.md). */
export const faqCiak: readonly FaqItem[] = [
  {
    id: 'piani',
    question: 'Quali piani ci sono?',
    answer:
      'Tre: Starter per un video alla volta, Premium per chi ne fa uno al mese, Business per chi ha bisogno di una squadra. Si comincia sempre dal briefing.',
  },
  {
    id: 'revisioni',
    question: 'Quante revisioni posso chiedere?',
    answer: 'Nei piani le revisioni sono illimitate: si va avanti finché il video non è quello che volevi.',
  },
  {
    id: 'rimborso',
    question: 'E se non mi piace?',
    answer: 'Hai 30 giorni per chiedere il rimborso. Ci dici che cosa non va e ti rispondiamo entro 24 ore.',
  },
  {
    id: 'licenza',
    question: 'Posso usarlo dove voglio?',
    answer: 'Sì: la licenza commerciale è perpetua. Sito, social, fiere, televisione, quando vuoi.',
  },
  {
    id: 'tempi',
    question: 'Quando arriva?',
    answer: 'Da 3 a 7 giorni dall’avvio. Vedi la data prima di pagare e segui ogni passo dalla dashboard.',
  },
  {
    id: 'prezzo',
    question: 'Quanto si spende?',
    answer: 'Da 470 euro, IVA inclusa, per un progetto semplice. Il preventivo è scritto riga per riga.',
  },
]
