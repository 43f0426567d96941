/**
 * Titles and descriptions, for tabs, search engines and shared links, of the pages with long texts. Every page of the
 * site loads them, because each can lead to all others; the texts themselves travel with their page.
 */
export const headTexts = {
  about: {
    description:
      'Facciamo video per le aziende che hanno qualcosa da dire e poco tempo per organizzarlo. Lo studio c’è tutto: autori, operatori, montatori. Le riunioni no.',
  },
  format: {
    description:
      'Veniamo da te, accendiamo due luci e facciamo parlare chi ha costruito l’azienda. Ne escono un’intervista e una serie di clip. Partecipare non costa nulla.',
  },
  privacy: {
    title: 'Privacy Policy',
    description: 'Quali dati trattiamo, perché, per quanto tempo, chi li riceve e come farli cancellare.',
  },
  terms: {
    title: 'Termini di Servizio',
    description: 'Come funziona un ordine: prezzi, pagamento, tempi, revisioni, rimborso, diritti sul video.',
  },
} as const
