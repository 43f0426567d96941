import { dalGiorno, delGiorno, pluralIt } from '../../formats/italian.ts'

/** The clients' pages of the hub. */
export const clientTexts = {
  title: 'Clienti',
  intro: 'Le aziende che ordinano, con le loro persone, i progetti e i conti.',
  load: 'Impossibile caricare i clienti',
  loadOne: 'Impossibile caricare il cliente',
  search: 'Cerca per azienda, persona o email',
  columns: ['Cliente', 'Referente', 'Progetti', 'Dal'],
  unnamed: 'Azienda senza nome',
  total: (count: number, isExact: boolean) =>
    isExact ? pluralIt(count, 'cliente', 'clienti') : 'oltre 1.000 clienti',
  empty: { title: 'Ancora nessun cliente', text: 'Chi si registra o viene invitato compare qui.' },
  nothing: { title: 'Nessun cliente trovato', text: 'Prova con un’altra parola, o crea il cliente.' },
  clear: 'Mostra tutti i clienti',
  back: 'Tutti i clienti',
  open: 'Apri la pagina del cliente',
  since: (day: string) => `Cliente ${dalGiorno(day)}`,
  people: {
    title: 'Persone',
    appoint: {
      confirm: 'Nomina referente',
      of: (name: string) => `Nomina referente ${name}`,
      title: (name: string) => `Nominare referente ${name}?`,
      text: 'Potrà fare tutto per l’azienda: brief, preventivi, pagamenti, revisione e persone. Riceve un avviso per email.',
      failed: 'Impossibile nominare il referente',
    },
    unconfirmed: 'Non è ancora entrato nessuno con questo indirizzo',
  },
  money: {
    title: 'Conti',
    quoted: 'Preventivi confermati',
    quotedNet: 'Confermato, al netto dei rimborsi',
    received: 'Incassato',
    refunded: 'Rimborsato',
    due: 'Da incassare',
    overdue: 'Di cui scaduto',
    later: 'Non ancora dovuto',
  },
  projectList: {
    title: 'Progetti',
    empty: 'Ancora nessun progetto per questo cliente.',
    noDeadline: 'Senza scadenza',
    agreed: 'Prezzo',
    turn: 'Prossimo passo',
    older: 'I progetti più vecchi non sono in questo elenco.',
  },
  lastMessage: {
    title: 'Ultimo messaggio',
    empty: 'Nessun messaggio.',
    open: 'Apri la conversazione',
  },
  documents: {
    title: 'Fatture',
    empty: 'Nessuna fattura.',
    named: (heading: string, day: string) => `${heading} ${delGiorno(day)}`,
  },
  requests: { title: 'Richieste dal sito', empty: 'Nessuna richiesta da questi indirizzi.' },
  create: {
    open: 'Nuovo cliente',
    intro:
      'Creiamo l’azienda e invitiamo la prima persona per email: sceglierà una password ed entrerà come referente.',
    company: 'Azienda',
    fullName: 'Nome e cognome del referente',
    email: 'Email',
    phone: 'Telefono',
    submit: 'Crea e invita',
    done: 'Cliente creato',
    doneText: 'L’invito è partito.',
    failed: 'Impossibile creare il cliente',
    existing: 'Cerca questo indirizzo tra i clienti',
  },
} as const

export const clientMails = {
  invitation: {
    subject: (studio: string) => `${studio} ti ha aperto un account`,
    preheader: 'Scegli una password ed entra: qui trovi progetti, preventivi e video.',
    paragraphs: (company: string, studio: string) => [
      `come d’accordo, ${studio} ha aperto un account per ${company}. Scegli una password ed entra: trovi i tuoi progetti, i preventivi e i video da rivedere.`,
      'Se non te lo aspettavi, ignora questa email: senza la tua password non ci entra nessuno.',
    ],
    button: 'Scegli la password ed entra',
    expiry: (days: number) => `Il link vale ${pluralIt(days, 'giorno', 'giorni')} e si usa una volta sola.`,
  },
} as const
