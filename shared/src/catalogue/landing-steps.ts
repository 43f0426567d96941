/** The three steps of an order, where the alternate page does not tell them its own way. */
export const orderSteps = [
  {
    time: '5 minuti',
    title: 'Racconti',
    text: 'Rispondi all’assistente come faresti con un collega. Fa le domande giuste e prepara il recap.',
  },
  {
    time: '2 minuti',
    title: 'Carichi',
    text: 'Logo, foto, filmati, testi: quello che hai. Quello che manca lo facciamo noi.',
  },
  {
    time: '3-7 giorni',
    title: 'Ricevi',
    text: 'Scriviamo, giriamo, montiamo. Tu guardi, commenti al secondo esatto e approvi.',
  },
] as const
