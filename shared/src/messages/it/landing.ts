/** What the landing pages say around their content: labels and names for those who cannot see. */
export const landingTexts = {
  anchors: { services: 'servizi', process: 'processo', testimonials: 'testimonianze', faq: 'faq' },
  figures: 'In cifre',
  clients: 'Alcuni clienti',
  services: 'Tipi di video',
  comparisonCaption: 'Confronto tra noi e le altre strade',
  comparisonFeature: 'Che cosa',
  stage: (at: number, of: number) => `Fase ${at} di ${of}`,
  step: (at: number) => `Passo ${at}`,
  watch: (title: string) => `Guarda ${title}`,
  playDemo: 'Guarda la demo',
  example: 'Esempio',
  examplesNote: 'Recensioni di esempio: quelle vere appariranno qui.',
  moreQuestions: 'Altre domande? Scrivici',
} as const
