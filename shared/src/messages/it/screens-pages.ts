import { headTexts } from './page-heads.ts'

export const aboutTexts = {
  intro: headTexts.about.description,
  mission:
    'Un video aziendale si ferma quasi sempre prima di cominciare: preventivi vaghi, settimane di attesa, troppe persone in copia. Abbiamo ridotto l’ordine a poche domande, e ci siamo tenuti il tempo per quello che conta: la luce, il ritmo, le parole.',
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
      text: 'Tu vedi a che punto siamo, noi vediamo che cosa ti piace. Rispondiamo entro 24 ore.',
    },
    { title: 'Qualità', text: 'Ogni video passa da un controllo finale: audio, colore, testi, formati.' },
  ],
  figures: [
    { figure: '500+', text: 'video prodotti' },
    { figure: '200+', text: 'clienti' },
    { figure: '98%', text: 'di soddisfazione' },
    { figure: '24h', text: 'tempo medio di briefing' },
  ],
  call: 'Il prossimo video è il tuo.',
} as const

export const formatTexts = {
  /** The clapperboard over the title: ornament, not read out. */
  slate: 'INTERVISTE · CIAK 01 · 16:9',
  title: 'Raccontiamo le aziende da vicino',
  intro: headTexts.format.description,
  steps: [
    {
      title: 'Ti candidi',
      text: 'Due minuti di modulo: chi siete e perché la vostra storia merita una camera.',
    },
    { title: 'Ti chiamiamo', text: 'Una telefonata per conoscerci e trovare il taglio giusto.' },
    { title: 'Prepariamo', text: 'Ti mandiamo le domande e ti aiutiamo a scegliere il luogo.' },
    { title: 'Giriamo', text: 'Mezza giornata da te: intervista in stile podcast e immagini di copertura.' },
    { title: 'Montiamo', text: 'Un’intervista lunga e le clip per i social, con sottotitoli.' },
    { title: 'Pubblichiamo', text: 'Sui nostri canali e sui tuoi. I file sono anche tuoi.' },
  ],
  benefits: [
    {
      title: 'Ti fai conoscere',
      text: 'Chi guarda una persona che parla del suo lavoro si fida di più di chi legge una brochure.',
    },
    {
      title: 'Hai contenuti per mesi',
      text: 'Da un’ora di conversazione escono clip da usare una alla volta.',
    },
    { title: 'Non ti costa nulla', text: 'Riprese, montaggio e consegna sono a carico nostro.' },
  ],
  about: {
    play: 'Guarda un assaggio',
    title: 'Un podcast, con la camera accesa',
    text: 'Un’ora di conversazione, tre camere e nessun copione. Poi le immagini dell’azienda al lavoro: le mani, le macchine, le persone. Da lì nascono l’episodio intero e le clip.',
  },
  checklist: [
    {
      title: 'Scegli chi parla',
      text: 'Fondatore, amministratore o chi l’azienda l’ha vista crescere.',
      points: [
        'Una persona sola, al massimo due',
        'Meglio chi racconta volentieri di chi ha il titolo giusto',
        'Avvisala: niente risposte imparate a memoria',
      ],
    },
    {
      title: 'Trova il posto',
      text: 'Una stanza silenziosa, meglio con una finestra.',
      points: [
        'Almeno quattro metri per tre, con le sedie che non scricchiolano',
        'Spegni aria condizionata e notifiche per un paio d’ore',
        'Lascia sullo sfondo qualcosa che parli di voi',
      ],
    },
    {
      title: 'Prepara tre fatti',
      text: 'Quello che vi rende diversi, detto con un esempio.',
      points: [
        'Un momento in cui poteva andare male',
        'Un cliente che è tornato, e perché',
        'Un numero che vi fa onore, e che si può dire in pubblico',
      ],
    },
    {
      title: 'Tieni pronto ciò che si vede',
      text: 'Prodotti, macchine, luoghi: le immagini nascono qui.',
      points: [
        'Un giro di un quarto d’ora dove si lavora davvero',
        'Il permesso di filmare per le persone che compaiono',
        'Logo in formato vettoriale e i profili social da citare',
      ],
    },
  ],
  checklistDocument: {
    title: 'Prima dell’intervista',
    intro:
      'Quattro cose da preparare. Servono mezz’ora e fanno la differenza tra un’intervista e una bella storia.',
    notes: 'Appunti',
    contact: (email: string) => `Un dubbio? Scrivi a ${email}: rispondiamo entro 24 ore.`,
  },
} as const
