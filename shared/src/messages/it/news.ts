/** The notifications that the program writes, as title and message. */
export const news = {
  briefReceived: {
    title: 'Brief ricevuto',
    message: (project: string) => `Il recap di “${project}” è pronto, e il preventivo pure.`,
  },
  newBrief: {
    title: 'Nuovo brief',
    message: (project: string, client: string) => `${client} ha completato il briefing di “${project}”.`,
  },
  quoteConfirmed: {
    title: 'Preventivo confermato',
    message: (project: string, total: string) => `“${project}”: ${total}, IVA inclusa.`,
  },
  paid: {
    title: 'Pagamento ricevuto',
    message: (project: string, total: string) => `Abbiamo ricevuto ${total} per “${project}”.`,
  },
  paymentFailed: {
    title: 'Pagamento non riuscito',
    message: (project: string) =>
      `Il pagamento di “${project}” non è andato a buon fine. Nulla è stato addebitato.`,
  },
  statusChanged: {
    title: 'Il tuo progetto va avanti',
    message: (project: string, status: string) => `“${project}” ora è: ${status.toLowerCase()}.`,
  },
  teamStatusChanged: {
    title: 'Stato aggiornato',
    message: (project: string, status: string) => `“${project}” ora è: ${status}.`,
  },
  assigned: {
    title: 'Nuovo progetto per te',
    message: (project: string) => `Ti è stato assegnato “${project}”.`,
  },
  unassigned: {
    title: 'Progetto riassegnato',
    message: (project: string) => `Non segui più “${project}”.`,
  },
  deadlineChanged: {
    title: 'Scadenza aggiornata',
    message: (project: string, date: string) => `“${project}”: nuova scadenza il ${date}.`,
  },
  deadlineRemoved: {
    title: 'Scadenza tolta',
    message: (project: string) => `“${project}” non ha più una scadenza.`,
  },
  newLead: {
    title: 'Nuova richiesta',
    message: (kind: string, company: string) => `${kind}: ${company}.`,
  },
} as const
