/** The home page in its first cut, and the pages around it. */
export const homeTexts = {
  hero: {
    title: 'Il video della tua azienda, finalmente a fuoco.',
    text: 'Lo racconti in cinque minuti. Vedi subito il prezzo, voce per voce. In pochi giorni guardi il tuo video.',
    start: 'Inizia il tuo video',
    audit: 'Audit gratuito',
    promise: 'Preventivo subito, senza chiamate',
    /** The camera's display: ornament, not read out. */
    display: { recording: 'REC', timecode: '00:00:12:08', film: '4K · 25p', light: '5600 K', aspect: '16:9' },
  },
  figures: [
    { figure: '98%', text: 'progetti consegnati in tempo' },
    { figure: '150+', text: 'aziende' },
    { figure: '500+', text: 'video' },
    { figure: '24h', text: 'tempo medio di risposta' },
  ],
  services: {
    title: 'Che video ti serve?',
    text: 'Sette formati, un solo modo di ordinarli. Se non sai quale, lo capiamo insieme nel briefing.',
  },
  process: {
    title: 'Dalle tue parole al montaggio',
    steps: [
      {
        time: '5 minuti',
        title: 'Racconti',
        text: 'Parli con il nostro assistente o scrivi. Lui fa le domande giuste e prepara il recap.',
      },
      {
        time: '2 minuti',
        title: 'Carichi',
        text: 'Logo, foto, riprese, testi: quello che hai. Quello che manca lo giriamo noi.',
      },
      {
        time: '3-7 giorni',
        title: 'Ricevi',
        text: 'Scriviamo, giriamo, montiamo. Tu guardi, commenti al secondo esatto e approvi.',
      },
    ],
  },
  voices: {
    title: 'Come ne parla chi li usa',
    quotes: [
      {
        text: "Abbiamo raccontato il progetto dal furgone, tra un cantiere e l'altro. Il recap era già giusto.",
        who: 'Titolare, impresa edile',
      },
      {
        text: 'Per la prima volta ho capito che cosa stavo pagando: ogni voce rimandava a una mia frase.',
        who: 'Responsabile marketing, alimentare',
      },
      {
        text: 'Due giri di correzioni, commenti sul fotogramma giusto, nessuna riunione.',
        who: 'Fondatrice, software',
      },
    ],
  },
  faq: {
    title: 'Prima di iniziare',
    items: [
      {
        question: 'Quanto costa un video?',
        answer:
          'Si parte da 470 euro, IVA inclusa. Il preventivo esce dal briefing e spiega ogni voce: se qualcosa non ti serve, la togli con un clic.',
      },
      {
        question: 'In quanto tempo arriva?',
        answer: 'La produzione richiede da 3 a 7 giorni, secondo il formato e i materiali che hai già.',
      },
      {
        question: 'E se non mi piace?',
        answer:
          'Due giri di revisione sono inclusi. Commenti direttamente sul video, al secondo che ti interessa. E per 30 giorni puoi chiedere il rimborso.',
      },
      {
        question: 'Devo parlare davanti alla camera?',
        answer:
          'Solo se vuoi. Possiamo usare grafica, riprese dei tuoi prodotti, il tuo software o una voce narrante.',
      },
      {
        question: 'Di chi è il video?',
        answer: 'Tuo, con una licenza commerciale senza scadenza: sito, social, fiere, presentazioni.',
      },
    ],
  },
  close: {
    title: 'Motore. Azione.',
    text: 'Il briefing dura cinque minuti e non ti impegna a nulla.',
    script: 'Hai già un testo? Te lo miglioriamo gratis',
  },
} as const

/** The line of the law at the foot of every page. */
export const footerTexts = { rea: (number: string) => `REA ${number}` } as const

export const startTexts = {
  steps: homeTexts.process.steps,
} as const

export const aboutTexts = {
  intro:
    "Facciamo video per le aziende che hanno qualcosa da dire e poco tempo per organizzarlo. Lo studio c'è tutto: autori, operatori, montatori. Le riunioni no.",
  mission:
    "Un video aziendale si ferma quasi sempre prima di cominciare: preventivi vaghi, settimane di attesa, troppe persone in copia. Abbiamo ridotto l'ordine a una conversazione, e ci siamo tenuti il tempo per quello che conta: la luce, il ritmo, le parole.",
  values: [
    {
      title: 'Precisione',
      text: 'Il prezzo è scritto prima, la consegna ha una data, il commento ha un secondo.',
    },
    {
      title: 'Innovazione',
      text: 'La tecnologia fa le domande e tiene in ordine. Le scelte le fanno le persone.',
    },
    {
      title: 'Collaborazione',
      text: 'Tu vedi a che punto siamo, noi vediamo che cosa ti piace. Nessuno rincorre nessuno.',
    },
    { title: 'Qualità', text: 'Ogni video passa da un controllo finale: audio, colore, testi, formati.' },
  ],
  figures: [
    { figure: '500+', text: 'video prodotti' },
    { figure: '200+', text: 'clienti' },
    { figure: '98%', text: 'di soddisfazione' },
    { figure: '24h', text: 'tempo medio di briefing' },
  ],
} as const

export const formatTexts = {
  title: 'Raccontiamo le aziende da vicino',
  intro:
    "Veniamo da te, accendiamo due luci e facciamo parlare chi ha costruito l'azienda. Ne escono un'intervista e una serie di clip. Partecipare non costa nulla.",
  steps: [
    {
      title: 'Ti candidi',
      text: 'Due minuti di modulo: chi siete e perché la vostra storia merita una camera.',
    },
    { title: 'Ti chiamiamo', text: 'Una telefonata per conoscerci e trovare il taglio giusto.' },
    { title: 'Prepariamo', text: 'Ti mandiamo le domande e ti aiutiamo a scegliere il luogo.' },
    { title: 'Giriamo', text: 'Mezza giornata da te: intervista in stile podcast e immagini di copertura.' },
    { title: 'Montiamo', text: "Un'intervista lunga e le clip per i social, con sottotitoli." },
    { title: 'Pubblichiamo', text: 'Sui nostri canali e sui tuoi. I file sono anche tuoi.' },
  ],
  benefits: [
    {
      title: 'Ti fai conoscere',
      text: 'Chi guarda una persona che parla del suo lavoro si fida di più di chi legge una brochure.',
    },
    {
      title: 'Hai contenuti per mesi',
      text: "Da un'ora di conversazione escono clip da usare una alla volta.",
    },
    { title: 'Non ti costa nulla', text: 'Riprese, montaggio e consegna sono a carico nostro.' },
  ],
  checklist: [
    'Scegli chi parla: fondatore, amministratore o chi conosce la storia',
    'Trova una stanza silenziosa, meglio con una finestra',
    'Prepara tre fatti che ti rendono diverso',
    'Tieni pronti prodotti, macchine o luoghi da mostrare',
  ],
} as const
