/** The quote as a document. */
export const quoteDocument = {
  title: 'Preventivo',
  intro: (project: string) => `Per il video «${project}».`,
  forWhom: 'Per',
  vatNumber: (digits: string) => `P. IVA ${digits}`,
  facts: {
    number: 'Numero',
    date: 'Data',
    confirmedOn: 'Confermato il',
    validUntil: 'Valido fino al',
  },
  lines: 'Righe',
  because: (words: string) => `hai scritto: «${words}»`,
  includes: 'Incluso nel prezzo',
  options: 'Si può aggiungere o togliere',
  summary: 'Il recap su cui si basa',
  draft: 'Non ancora confermato: la conferma si fa sulla pagina del preventivo.',
  fileName: 'preventivo.pdf',
} as const
