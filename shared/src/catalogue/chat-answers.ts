/** What the assistant in the corner of the page can answer (public site, section 9); its claims are its own. */
export const chatAnswers = [
  {
    topic: 'prices',
    keywords: [
      'prezzo',
      'prezzi',
      'costo',
      'costi',
      'costa',
      'costano',
      'preventivo',
      'tariffe',
      'spendo',
      'budget',
    ],
    answer:
      'I video partono da 470 euro per progetti base. Con il briefing hai il preventivo subito, voce per voce.',
  },
  {
    topic: 'delivery',
    keywords: ['tempo', 'tempi', 'consegna', 'giorni', 'quando', 'veloce', 'urgente', 'scadenza'],
    answer: 'Consegniamo in 5-15 giorni lavorativi, secondo il progetto. La data la vedi nel preventivo.',
  },
  {
    topic: 'revisions',
    keywords: ['revisione', 'revisioni', 'modifica', 'modifiche', 'correzioni', 'cambiare'],
    answer:
      'Sono compresi 2 giri di revisione gratuiti: commenti il video nel punto esatto e noi lo sistemiamo.',
  },
  {
    topic: 'kinds',
    keywords: ['tipi', 'tipo', 'servizi', 'corporate', 'reel', 'prodotto', 'hotel', 'animazione', 'demo'],
    answer: 'Facciamo video corporate, explainer, demo di app, reel, talking head, prodotto e hotel.',
  },
  {
    topic: 'start',
    keywords: [
      'iniziare',
      'inizio',
      'comincio',
      'cominciare',
      'partire',
      'account',
      'registrarmi',
      'funziona',
    ],
    answer:
      'Crei un account e racconti il video al nostro assistente: bastano cinque minuti. Premi “Inizia ora” in alto.',
  },
  {
    topic: 'audit',
    keywords: ['audit', 'gratis', 'gratuito', 'script', 'analisi'],
    answer:
      "L'audit del tuo video e la revisione dello script sono gratuiti: li trovi in alto e in fondo alla pagina.",
  },
  {
    topic: 'person',
    keywords: ['persona', 'umano', 'telefono', 'telefonare', 'chiamare', 'parlare', 'whatsapp', 'contatti'],
    answer: 'Io sono un programma. Per parlare con una persona scrivici su WhatsApp o dalla pagina Contatti.',
  },
  {
    topic: 'greeting',
    keywords: ['ciao', 'salve', 'buongiorno', 'buonasera'],
    answer: 'Ciao. Chiedimi di prezzi, tempi, revisioni o di come si comincia.',
  },
] as const

export const chatOpening =
  'Ciao, sono un assistente automatico. Posso dirti qualcosa su prezzi, tempi e revisioni: che cosa ti serve?'

export const chatFallback = 'Questa non la so. Se vuoi, ti risponde una persona su WhatsApp.'
