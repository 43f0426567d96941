/** The about page (public site, sections 1 and 2): mission, four values, its own figures. */
export const about = {
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
