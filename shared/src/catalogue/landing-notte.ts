import { faqNotte } from './faq.ts'
import {
  carouselKinds,
  clientNames,
  comparison,
  type Landing,
  landingFigures,
  orderSteps,
  timelineTimes,
} from './landing.ts'

const [research, strategy, production, check, delivery, support] = timelineTimes

/** The home page: purple and navy, calm, exact. */
export const landingNotte: Landing = {
  hero: {
    title: 'Il video della tua azienda, finalmente a fuoco.',
    text: 'Lo racconti in cinque minuti. Vedi subito il prezzo, riga per riga. In pochi giorni guardi il tuo video.',
    start: 'Inizia il tuo video',
    audit: 'Audit gratuito',
    demo: 'Guarda la demo',
    promise: 'Preventivo subito, senza chiamate',
  },
  figures: landingFigures,
  voices: {
    title: 'Chi ci ha già provato',
    quotes: [
      { text: 'Il recap era già quello giusto.', who: 'Titolare, impresa edile' },
      { text: 'Ho capito che cosa stavo pagando.', who: 'Responsabile marketing, alimentare' },
      { text: 'Commenti sul secondo esatto, nessuna riunione.', who: 'Fondatrice, software' },
    ],
    clientsTitle: 'Hanno girato con noi',
    clients: clientNames,
  },
  versus: {
    title: 'Come si faceva, come si fa',
    oldTitle: 'Prima',
    newTitle: 'Adesso',
    rows: [
      { before: 'Tre telefonate per spiegarsi', now: 'Cinque minuti con l’assistente' },
      { before: 'Un preventivo in una riga', now: 'Ogni riga con la frase che l’ha causata' },
      { before: 'Settimane di attesa', now: 'Da 3 a 7 giorni, con una data' },
      { before: 'Correzioni via email', now: 'Commenti sul video, al secondo esatto' },
      { before: 'File persi tra le chat', now: 'Tutto in una dashboard' },
    ],
  },
  services: {
    title: 'Che video ti serve?',
    text: 'Se non sai quale, lo capiamo insieme nel briefing.',
    kinds: carouselKinds,
    others: 'Facciamo anche talking head e video per hotel e turismo.',
  },
  benefits: {
    title: 'Che cosa ci guadagni',
    items: [
      {
        title: 'Tempo',
        text: 'Cinque minuti per il briefing, due per i materiali. Il resto lo facciamo noi.',
      },
      {
        title: 'Chiarezza',
        text: 'Prezzo, data e contenuto sono scritti prima di partire. Niente sorprese alla fine.',
      },
      {
        title: 'Risultato',
        text: 'Un pubblico, un messaggio, una richiesta finale: li leggi nel recap prima che si giri.',
      },
      { title: 'Controllo', text: 'Segui ogni passo, commenti dove serve, approvi quando sei convinto.' },
    ],
  },
  comparison: { title: 'E rispetto alle altre strade?', ...comparison },
  process: {
    title: 'Dalle tue parole al montaggio',
    steps: orderSteps,
  },
  timeline: {
    title: 'Le sei fasi del lavoro',
    stages: [
      { time: research, title: 'Ricerca', text: 'Leggiamo il recap, studiamo il settore e il tuo pubblico.' },
      { time: strategy, title: 'Strategia', text: 'Scegliamo il punto di vista e scriviamo la scaletta.' },
      { time: production, title: 'Produzione', text: 'Riprese o grafica, montaggio, colore, suono.' },
      {
        time: check,
        title: 'Controllo',
        text: 'Una persona che non ci ha lavorato guarda tutto dall’inizio.',
      },
      { time: delivery, title: 'Consegna', text: 'Il video è nella tua dashboard, nei formati che usi.' },
      {
        time: support,
        title: 'Assistenza',
        text: 'Un formato in più, una correzione, un consiglio: ci siamo.',
      },
    ],
  },
  styles: {
    title: 'Trova il tuo stile',
    text: 'Salva quello che ti somiglia: chi monta il tuo video lo guarda prima di iniziare.',
    items: [
      {
        itemId: 'officina-alle-sette',
        kind: 'corporate',
        title: 'Documentario',
        text: 'Persone vere, luce naturale.',
      },
      {
        itemId: 'come-funziona',
        kind: 'explainer',
        title: 'Grafico',
        text: 'Linee, icone, una cosa alla volta.',
      },
      { itemId: 'giro-completo', kind: 'product', title: 'Da studio', text: 'L’oggetto e nient’altro.' },
      { itemId: 'due-secondi', kind: 'social-reels', title: 'Verticale', text: 'Il punto prima di tutto.' },
    ],
    open: 'Apri la libreria',
  },
  testimonials: {
    title: 'Che cosa dicono i clienti',
    text: 'Recensioni lasciate dalla dashboard, a lavoro consegnato.',
  },
  call: {
    title: 'Comincia dal briefing',
    text: 'Il briefing dura cinque minuti e non ti impegna a nulla.',
    start: 'Inizia ora',
  },
  script: {
    title: 'Hai già un testo?',
    text: 'Incollalo: in 2-3 minuti te lo rimandiamo più chiaro e più breve, gratis.',
    open: 'Migliora il mio script',
    before:
      'Siamo lieti di presentarvi la nostra azienda, leader nel settore da oltre trent’anni. Al fine di rimettere in campo il tuo trattore, impieghiamo due giorni. Chiamaci.',
    beforeTime: '11 secondi',
    after:
      'Per rimettere in campo il tuo trattore, impieghiamo due giorni. Vi presentiamo la nostra azienda, leader nel settore da oltre trent’anni. Chiamaci.',
    afterTime: '9 secondi',
  },
  faq: { title: 'Prima di iniziare', items: faqNotte },
}
