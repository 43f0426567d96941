import { ilGiorno, pluralIt } from '../../formats/italian.ts'

/** The notifications that the program writes, as title and message. */
export const news = {
  briefReceived: {
    title: 'Recap ricevuto',
    message: (project: string) => `Il recap di «${project}» è pronto, e il preventivo pure.`,
  },
  briefWritten: {
    title: 'Brief scritto dallo studio',
    message: (project: string) =>
      `Lo studio ha scritto per te il brief di «${project}». Controllalo: il preventivo è pronto.`,
  },
  newBrief: {
    title: 'Nuovo briefing',
    message: (project: string, client: string) => `${client} ha completato il briefing di «${project}».`,
  },
  newBriefByStudio: {
    title: 'Nuovo briefing',
    message: (project: string, client: string, author: string) =>
      `${author} ha scritto il briefing di «${project}» per ${client}.`,
  },
  briefChanged: {
    title: 'Briefing modificato',
    message: (project: string, client: string) => `${client} ha modificato il briefing di «${project}».`,
  },
  briefChangedByStudio: {
    title: 'Briefing modificato',
    message: (project: string, client: string, author: string) =>
      `${author} ha modificato il briefing di «${project}» per ${client}.`,
  },
  clientAsked: {
    title: 'Domanda dal briefing',
    message: (project: string, client: string) => `${client} aspetta una risposta su «${project}».`,
  },
  questionAnswered: {
    title: 'Il team ti ha risposto',
    message: (project: string) => `C’è la risposta alla tua domanda su «${project}».`,
  },
  quoteConfirmed: {
    title: 'Preventivo confermato',
    message: (project: string, total: string) => `«${project}»: ${total}, IVA inclusa.`,
  },
  quoteWithdrawn: {
    title: 'Preventivo da confermare di nuovo',
    message: (project: string, author = 'Qualcuno') =>
      `${author} ha cambiato il brief di «${project}»: la conferma del preventivo non vale più.`,
  },
  paid: {
    title: 'Pagamento ricevuto',
    message: (project: string, total: string) => `Abbiamo ricevuto ${total} per «${project}».`,
  },
  paymentFailed: {
    title: 'Pagamento non riuscito',
    message: (project: string) =>
      `Il pagamento di «${project}» è stato annullato, o non è riuscito. Nulla è stato addebitato.`,
  },
  transferBegun: {
    title: 'Bonifico in arrivo',
    message: (project: string, total: string, reference: string) =>
      `${total} per «${project}», causale ${reference}: registralo quando arriva.`,
  },
  reminded: {
    title: 'Promemoria di pagamento',
    message: (project: string, total: string) => `Per «${project}» restano da pagare ${total}.`,
  },
  transferBooked: {
    title: 'Bonifico arrivato in parte',
    message: (project: string, amount: string, rest: string) =>
      `Abbiamo ricevuto ${amount} per «${project}». Restano da versare ${rest}.`,
  },
  transferUnbooked: {
    title: 'Bonifico corretto',
    message: (project: string, amount: string, rest: string) =>
      `Avevamo registrato per errore ${amount} per «${project}». Restano da versare ${rest}.`,
  },
  balancePaid: {
    title: 'Saldo ricevuto',
    message: (project: string, total: string) =>
      `Abbiamo ricevuto il saldo di ${total} per «${project}»: è pagato per intero.`,
  },
  projectMade: {
    title: 'Un nuovo progetto per te',
    message: (project: string) => `Abbiamo aperto «${project}»: è già nella tua dashboard.`,
  },
  balanceDue: {
    title: 'È il momento del saldo',
    message: (project: string, total: string) =>
      `Per scaricare «${project}» resta da pagare il saldo di ${total}.`,
  },
  refunded: {
    title: 'Rimborso eseguito',
    message: (project: string, total: string) =>
      `${total} per «${project}» tornano sul metodo usato per pagare.`,
  },
  managerAdded: {
    title: 'Nuovo Project Manager',
    message: (name: string, by: string) => `${by} ha dato a ${name} il ruolo di Project Manager.`,
  },
  managerRefunded: {
    title: 'Rimborso eseguito',
    message: (title: string, total: string, by: string) => `${by} ha restituito ${total} per «${title}».`,
  },
  memberSuspended: {
    title: 'Membro sospeso',
    message: (name: string, by: string) => `${by} ha sospeso ${name}.`,
  },
  refundAsked: {
    title: 'Rimborso richiesto',
    message: (project: string, client: string) => `${client} chiede il rimborso di «${project}».`,
  },
  paymentOdd: {
    title: 'Pagamento da controllare',
    message: (reference: string) =>
      `Un incasso non corrisponde all’ordine, o è contestato: controlla ${reference} in Amministrazione.`,
  },
  differences: {
    title: 'Differenze con Stripe',
    message: (count: number) =>
      `Il confronto di oggi ha trovato ${pluralIt(count, 'differenza nuova', 'differenze nuove')}: guarda che cosa fare.`,
  },
  disputeClosed: {
    won: {
      title: 'Contestazione chiusa a nostro favore',
      message: (reference: string) => `La somma di ${reference} resta a noi.`,
    },
    lost: {
      title: 'Contestazione persa',
      message: (reference: string) => `La somma di ${reference} è tornata al cliente.`,
    },
  },
  invoiceMissing: {
    title: 'Fattura non emessa',
    message: (project: string, client: string) =>
      `Il pagamento di «${project}» è arrivato, ma la fattura per ${client} non si può ancora emettere.`,
  },
  statusChanged: {
    title: 'Il tuo progetto va avanti',
    message: (project: string, status: string) => `«${project}» ora è: ${status.toLowerCase()}.`,
  },
  teamStatusChanged: {
    title: 'Stato aggiornato',
    message: (project: string, status: string) => `«${project}» ora è: ${status}.`,
  },
  assigned: {
    title: 'Nuovo progetto per te',
    message: (project: string) => `Ti è stato assegnato «${project}».`,
  },
  unassigned: {
    title: 'Progetto riassegnato',
    message: (project: string) => `Non segui più «${project}».`,
  },
  deadlineChanged: {
    title: 'Scadenza aggiornata',
    message: (project: string, date: string) => `«${project}»: nuova scadenza ${ilGiorno(date)}.`,
  },
  deadlineRemoved: {
    title: 'Scadenza tolta',
    message: (project: string) => `«${project}» non ha più una scadenza.`,
  },
  newReview: {
    title: 'Nuova recensione',
    message: (author: string, stars: number) => `${author}: ${pluralIt(stars, 'stella', 'stelle')}.`,
  },
  newLead: {
    title: 'Nuova richiesta',
    message: (kind: string, company: string) => `${kind}: ${company}.`,
  },
} as const
