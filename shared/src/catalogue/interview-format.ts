/** The interview format (public site, section 2): six steps, three benefits, four things to prepare. */
export const interviewFormat = {
  hero: {
    title: 'Raccontiamo le aziende da vicino',
    text: "Veniamo da te, accendiamo due luci e facciamo parlare chi ha costruito l'azienda. Partecipare non costa nulla.",
  },
  intro: {
    title: "Un'intervista, una mattina, dieci clip",
    text: "Una conversazione in stile podcast con chi guida l'azienda, le immagini del lavoro, e una serie di clip da pubblicare.",
  },
  steps: [
    {
      title: 'Ti candidi',
      text: 'Due minuti di modulo: chi siete e perché la vostra storia merita una camera.',
    },
    { title: 'Ti chiamiamo', text: 'Una telefonata per conoscerci e trovare il taglio giusto.' },
    { title: 'Prepariamo', text: 'Ti mandiamo le domande e scegliamo insieme il luogo.' },
    { title: 'Giriamo', text: "Mezza giornata da te: l'intervista e le immagini di copertura." },
    { title: 'Montiamo', text: "Un'intervista lunga e le clip per i social, con i sottotitoli." },
    { title: 'Pubblichiamo', text: 'Sui nostri canali e sui tuoi. I file sono anche tuoi.' },
  ],
  benefits: [
    {
      title: 'Ti fai conoscere',
      text: 'Chi vede una persona parlare del suo lavoro si fida più di chi legge una brochure.',
    },
    {
      title: 'Hai contenuti per mesi',
      text: "Da un'ora di conversazione escono clip da usare una alla volta.",
    },
    { title: 'Non ti costa nulla', text: 'Riprese, montaggio e consegna sono a carico nostro.' },
  ],
  checklist: [
    "Scegli chi parla: chi ha fondato l'azienda, chi la guida o chi ne conosce la storia",
    'Trova una stanza silenziosa, meglio se con una finestra',
    'Prepara tre fatti che vi rendono diversi',
    'Tieni pronti prodotti, macchine o luoghi da mostrare',
  ],
} as const
